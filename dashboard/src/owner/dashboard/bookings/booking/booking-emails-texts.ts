export const EMAILS = 'Emails about this booking';
export const EMAILS_FAILED = 'We couldn’t load the emails.';
export const NO_EMAILS = 'We haven’t sent any emails about this booking.';
export const STATES = { queued: 'On its way', failed: 'Not delivered', refused: 'Refused' } as const;
export const sentOn = (date: string, time: string) => `Sent on ${date} at ${time}`;
export const toAddress = (address: string) => `to ${address}`;
export const SEND_AGAIN = 'Send again';
/** For people who hear a button without its row. */
export const sendAgain = (email: string) => `Send again: ${email}`;
export const SENDING = 'Sending…';
export const SENT_AGAIN = 'We’re sending it again.';
export const SEND_FAILED = 'We couldn’t send it again. Check your connection and try again.';
export const refused = (address: string) => `Emails to ${address} are refused.`;
export const correctOrCall = (name: string) => `Correct the address, or call ${name}`;
export const NO_PHONE = 'Correct the address: we have no phone number.';
