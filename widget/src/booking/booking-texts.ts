import { DEMO_BOOKING_MINUTES } from '@daybook/schema/figures/bookings';

export const EMAIL_HINT = 'We’ll send your confirmation and a cancel link here.';
/** Replaces that hint when no email is sent. */
export const DEMO_EMAIL_HINT = 'This is a demo, so no email is sent. Any address will do.';
export const KEEP_OR_CORRECT = 'Correct it, or choose Book again to keep it.';
export const takeEmail = (email: string) => `Use ${email}`;
export const keepEmail = (email: string) => `Keep ${email}`;
/** `time` is '10:30', `weekday` 'Tuesday'. */
export const bookButton = (time: string, weekday: string) => `Book ${time} on ${weekday}`;
export const registerButton = (weekday: string) => `Register for ${weekday}`;
export const BOOKING_BUSY = 'Booking…';
/** Beside the button, as a distance contract that costs something needs it (Consumer Contracts Regulations 2013, regulation 14). */
export const agreeToPay = (price: string) => `By booking you agree to pay ${price} at your appointment.`;
export const DEMO_NOTHING_TO_PAY = 'This is a demo, so there’s nothing to pay.';
export const bookedTitle = (firstName: string) => `You’re booked, ${firstName}`;
export const bookedIntroduction = (business: string, isHomeVisit: boolean) =>
  isHomeVisit ? `${business} will come to you.` : `${business} is expecting you.`;
export const confirmationSent = (email: string) => `We’re emailing a confirmation to ${email}.`;
export const confirmationAndReminder = (email: string) =>
  `${confirmationSent(email)} You’ll also get a reminder two days before.`;
/** Replaces these in the demo. */
export const DEMO_BOOKED = `This is a demo: no appointment was made and no email sent. We delete this booking after ${DEMO_BOOKING_MINUTES} minutes.`;
export const DEMO_EMAIL = 'The email that customers receive';
export const DOWNLOAD_INVITE = 'Download .ics';
export const CHANGE_THIS = 'Change the time';
export const CANCEL_THIS = 'Cancel this booking';
export const FIRST_NAME = 'First name';
export const LAST_NAME = 'Last name';
export const EMAIL = 'Email';
export const PHONE = 'Phone';
export const ADDRESS = 'Address';
export const POSTCODE = 'Postcode';
export const OPTIONAL = 'optional';
export const DISMISS = 'Dismiss';
export const WHEN = 'When';
export const REFERENCE = 'Reference';
export const COPY = 'Copy';
