export const BOOKINGS_LOAD_FAILED = 'We couldn’t load your bookings.';
export const EDIT_BOOKING = 'Edit booking details';
export const CANCEL_BOOKING = 'Cancel booking';
export const MOVE_BOOKING = 'Move booking';
export const MOVE = 'Move';
/** For one of a customer's repeat visits. */
export const HOW_MANY = 'Which visits?';
export const WHICH_VISITS = [
  { value: 'one', label: 'Only this one' },
  { value: 'later', label: 'This and later ones' },
] as const;
export const BOOKINGS_COLUMNS = {
  customer: 'Customer',
  event: 'Event',
  time: 'Date & Time',
  reference: 'Reference',
  status: 'Status',
  actions: 'Actions',
} as const;
/** `zone` is 'London time'. */
export const timesIn = (zone: string) => `All times are in ${zone}.`;
export const FILTER_PERSON = 'Person';
export const EVERYONE = 'Everyone';
/** For people who hear a button without its row. */
export const ofCustomer = (customer: string) => `for ${customer}`;
