import type { BookingSteps } from '../diary/view.ts';
import { afterwards } from './afterwards.ts';
import { Banner } from './Banner.tsx';
import { booker } from './book.ts';
import { Booked } from './Booked.tsx';
import { Form } from './Form.tsx';

/** What comes after a time is chosen. */
export const bookingSteps: BookingSteps = { afterwards, Banner, Form, Booked, booker };
