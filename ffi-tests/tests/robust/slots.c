#include "slots.h"

struct slot slots[2000];
int slot_count;

void put(const struct slot *slot, int64_t number)
{
    switch (slot->size) {
    case 1:
        *(uint8_t *) slot->at = (uint8_t) number;
        break;
    case 2:
        *(uint16_t *) slot->at = (uint16_t) number;
        break;
    case 4:
        *(uint32_t *) slot->at = (uint32_t) number;
        break;
    default:
        *(uint64_t *) slot->at = (uint64_t) number;
    }
}

int64_t get(const struct slot *slot)
{
    switch (slot->size) {
    case 1:
        return slot->is_signed ? *(int8_t *) slot->at : *(uint8_t *) slot->at;
    case 2:
        return slot->is_signed ? *(int16_t *) slot->at : *(uint16_t *) slot->at;
    case 4:
        return slot->is_signed ? (int64_t) *(int32_t *) slot->at : *(uint32_t *) slot->at;
    default:
        return *(int64_t *) slot->at;
    }
}

void list_slots(void)
{
#define LIST_SLOT(word_, lvalue, is_signed_, is_length_, kind_) \
    { \
        struct slot *slot = &slots[slot_count++]; \
        slot->word = word_; \
        slot->name = #lvalue; \
        slot->at = (void *) &lvalue; \
        slot->size = sizeof lvalue; \
        slot->is_signed = is_signed_; \
        slot->is_length = is_length_; \
        slot->kind = kind_; \
    }
    SLOTS(LIST_SLOT)
}
