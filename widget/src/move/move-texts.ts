export const KEEP_IT = 'Keep it';
export const movedBooking = (what: string, person: string | null, hours: string) =>
  `${what}${person ? ` with ${person}` : ''}, ${hours}`;
export const referenceStays = (reference: string) =>
  `Reference ${reference} · your booking stays until you confirm a new time`;
export const WITH_ANYONE = 'With anyone';
export const withOnly = (name: string) => `With ${name}`;
export const OR = ', or ';
export const ANYONE_TO_ASK = 'anyone';
export const AT_ANY_PLACE = 'At any place';
export const atOnly = (place: string) => `At ${place}`;
export const ANY_PLACE_TO_ASK = 'any place';
export const priceStays = (price: string) => `The price stays ${price}.`;
/** `person` is null where it isn't known who will do it. */
export const personInstead = (person: string | null, former: string) =>
  person === null ? `It may not be with ${former}.` : `With ${person} instead of ${former}.`;
export const placeInstead = (place: string, former: string) => `At ${place} instead of ${former}.`;
export const changeButton = (time: string) => `Change to ${time}`;
/** For a day event. `weekday` is 'Tuesday'. */
export const changeDayButton = (weekday: string) => `Change to ${weekday}`;
export const CHANGING = 'Changing…';
export const EMAIL_AND_CALENDAR = 'We’ll email you the new time, with an updated calendar invitation.';
export const NO_EMAIL_IN_DEMO = 'This is a demo, so no email is sent.';
export const movedTitle = (firstName: string) => `Your new time is booked, ${firstName}`;
export const movedByEmail = (business: string, email: string) =>
  `${business} is expecting you at the new time. We’re emailing it to ${email}.`;
export const movedWithoutEmail = (business: string) =>
  `${business} is expecting you at the new time. This page is your confirmation: we won’t email one.`;
export const MOVE_FAILED = 'We couldn’t change the time. Your booking hasn’t changed.';
export const YOUR_BOOKING = 'Your booking';
/** 'From Tuesday 24 November, 10:30 to Saturday 28 November, 12:00 with Sam.' */
export const FROM = 'From';
export const TO = 'to';
export const withNewPerson = (name: string) => ` with ${name}`;
