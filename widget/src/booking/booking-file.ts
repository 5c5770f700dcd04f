/** What a chosen time needs: on other websites a file of its own (embed/later-files.ts). */
import '../styles/booking.css';
export { Banner, BookingForm } from './BookingForm.tsx';
export { Booked } from './Booked.tsx';
export { bookingReducer } from './booking-reducer.ts';
export { BookingSender } from './BookingSender.ts';
export { AsBefore } from '../diary/AsBefore.tsx';
export { LaterMonths } from '../months/LaterMonths.ts';
export { Instead } from '../months/Instead.tsx';
export { WaitingList } from '../waiting/WaitingList.tsx';
