/** The form, and what it led to. */
import { DEMO_BOOKING_MINUTES } from '@daybook/schema/figures/periods';

export const EMAIL_HINT = 'Your confirmation and a link to cancel go here.';
/** In place of that hint, where no letter is sent. */
export const DEMO_EMAIL_HINT = 'A demonstration: no email is sent. Any address will do.';
export const KEEP_OR_CORRECT = 'Correct it, or press Book again to keep it.';
export const takeEmail = (email: string) => `Use ${email}`;
export const keepEmail = (email: string) => `Keep ${email}`;
/** '10:30', 'Tuesday' */
export const bookButton = (time: string, weekday: string) => `Book ${time} on ${weekday}`;
export const registerButton = (weekday: string) => `Register for ${weekday}`;
export const BOOKING_BUSY = 'Booking…';
export const payOnTheDay = (business: string) => `Nothing to pay now. You pay ${business} on the day.`;
export const DEMO_NOTHING_TO_PAY = 'Nothing to pay: this is a demonstration.';
export const bookedTitle = (firstName: string) => `You're booked, ${firstName}`;
export const bookedIntroduction = (business: string, isHomeVisit: boolean) =>
  isHomeVisit ? `${business} will come to you.` : `${business} is expecting you.`;
export const confirmationSent = (email: string) => `A confirmation is on its way to ${email}.`;
export const confirmationAndReminder = (email: string) =>
  `A confirmation is on its way to ${email}, and a reminder will follow two days before.`;
/** In place of who expects whom and which letters go, in the demonstration. */
export const DEMO_BOOKED = `This is a demonstration: nobody expects you, and no email was sent. This booking is forgotten after ${DEMO_BOOKING_MINUTES} minutes.`;
export const DEMO_LETTER = 'The email that a customer gets';
export const DOWNLOAD_INVITE = 'Download .ics';
export const CANCEL_THIS = 'Cancel this booking';
