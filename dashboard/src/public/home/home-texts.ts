/** The small home page, until the landing page takes its place. Nothing here may promise what does not work. */

export const HOME_PROMISE =
  'Put your free times on one page, and let customers book them without an account, day or night.';

export const HOME_FOR_WHOM = [
  {
    who: 'Appointments',
    what: 'Salons, clinics and consultants offer slots or services of their own length, with gaps and a lunch break. No time is ever booked twice.',
  },
  {
    who: 'Venues and day events',
    what: 'Many people book the same day, up to the number of places, in as many rooms as there are.',
  },
  {
    who: 'Home visits',
    what: 'Tutors, mechanics and mobile services get the customer’s address together with the booking.',
  },
] as const;
