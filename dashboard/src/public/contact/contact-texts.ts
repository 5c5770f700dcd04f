import type { ContactForm } from '@daybook/schema/contract/contact';
import { SUPPORT_REPLY_HOURS } from '@daybook/schema/figures/periods';
import { REPLY_AIM } from '@daybook/schema/words/contact-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const CONTACT_TITLE = 'Contact';
export const CONTACT_DESCRIPTION = `Ask us about a diary, a booking, a payment or your account, by email or with our contact form. ${REPLY_AIM}.`;
export const CONTACT_HEADING = 'Contact us';
export const CONTACT_LEDE = `Ask us about a diary, a booking, a payment or your account. ${REPLY_AIM}.`;

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
  'Tell us what happened and which business it’s about. Don’t include card numbers or passwords.';
export const SEND_MESSAGE = 'Send message';
export const SENDING = 'Sending…';
export const SENT_HEADING = 'Message sent';
/** Quoted from the specification. */
export const CONTACT_SENT = `Your message was submitted successfully. Our support team will get back to you within ${SUPPORT_REPLY_HOURS} hours.`;
export const WRITE_ANOTHER = 'Send another message';

export const DETAILS_HEADING = 'Contact details';
export const EMAIL_US = 'Email';
export const OPERATOR = 'Who runs this site';
export const HOURS_HEADING = 'Support hours';
export const HOURS = [
  { days: 'Monday to Friday', hours: '9:00 to 18:00' },
  { days: 'Saturday', hours: '10:00 to 16:00' },
  { days: 'Sunday', hours: 'Closed' },
] as const;
export const REPLIES = `Hours are UK time. ${REPLY_AIM}.`;
export const CUSTOMERS_HEADING = 'Have you booked an appointment?';
export const CUSTOMERS =
  'For questions about the time, price or place, ask the business: reply to your confirmation email. To cancel, use the link in that email.';
export const FIRST_HEADING = 'Find an answer now';
export const TO_FAQ = 'Frequently asked questions';
export const TO_HOW_TO_USE = `How to use ${PRODUCT_NAME}, step by step`;
