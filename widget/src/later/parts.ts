/** What follows the first free time: an `import()` on other websites, part of the hosted page's script. */

import '../styles/booking.css';
export { Banner, BookingForm } from '../booking/BookingForm.tsx';
export { Booked } from '../booking/Booked.tsx';
export { BookingSender } from '../booking/BookingSender.ts';
export { Chosen } from './Chosen.tsx';
export { moveByKey } from './date-by-key.ts';
export { Events } from './Events.tsx';
export { Key } from './Key.tsx';
export { LaterMonths } from './LaterMonths.tsx';
export { NothingFree } from './NothingFree.tsx';
export { WaitingForm } from '../waiting/WaitingForm.tsx';
