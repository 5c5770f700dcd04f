/** Why a time can't be booked, for the server and the clients. */
export const SLOT_JUST_BOOKED = 'This time slot has just been booked. Please choose another.';
export const SLOT_NOT_FOUND = 'We couldn’t find this time slot.';
