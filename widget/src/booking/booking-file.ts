/** What follows a chosen time. On other people's pages it is a file of its own (embed/load-booking-file.ts). */
import '../styles/booking.css';
export { Banner, BookingForm } from './BookingForm.tsx';
export { Booked } from './Booked.tsx';
export { bookingReducer } from './booking-reducer.ts';
export { BookingSender } from './BookingSender.ts';
