import type { ContactForm } from '@daybook/schema/contract/contact';
import { SUPPORT_REPLY_HOURS } from '@daybook/schema/figures/periods';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

const WITHIN = `within ${SUPPORT_REPLY_HOURS} hours`;

export const CONTACT_TITLE = 'Contact';
export const CONTACT_DESCRIPTION = `Write to support about a diary, a booking, a payment or an account. A person replies ${WITHIN}.`;
export const CONTACT_HEADING = 'Write to us';
export const CONTACT_LEDE = `About a diary, a booking, a payment or your account. A person reads it, and replies ${WITHIN}.`;

/* The form */
export const FORM_NAME = 'Message to support';
export const CONTACT_LABELS: Record<Exclude<keyof ContactForm, 'website'>, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  businessName: 'Business name',
  email: 'Email address',
  telephone: 'Telephone',
  message: 'Message',
};
export const MESSAGE_HINT =
  'What you did, what you saw, and the name of the business it is about. Please leave out card numbers and passwords.';
export const SEND_MESSAGE = 'Send message';
export const SENDING = 'Sending…';
export const SENT_HEADING = 'Message sent';
export const CONTACT_SENT = `Your message was submitted successfully. Our support team will get back to you ${WITHIN}.`;
export const WRITE_ANOTHER = 'Write another message';

/* Beside the form */
export const DETAILS_HEADING = 'Contact details';
export const EMAIL_US = 'Email';
export const OPERATOR = 'Who runs this';
export const ADDRESS = 'Address';
export const HOURS_HEADING = 'Support hours';
export const HOURS = [
  { days: 'Monday to Friday', hours: '9:00 to 18:00 GMT' },
  { days: 'Saturday', hours: '10:00 to 16:00 GMT' },
  { days: 'Sunday', hours: 'Closed' },
] as const;
export const PROMISE = `We reply ${WITHIN}. In support hours it is usually a matter of two to four hours.`;
export const CUSTOMERS_HEADING = 'Have you booked an appointment?';
export const CUSTOMERS =
  'Its time, its price and its place are the business’s own. Reply to your confirmation email to reach them, or cancel with the link in it.';
export const FIRST_HEADING = 'Perhaps it is answered already';
export const TO_FAQ = 'Questions and answers';
export const TO_HOW_TO_USE = `How to use ${PRODUCT_NAME}, step by step`;
