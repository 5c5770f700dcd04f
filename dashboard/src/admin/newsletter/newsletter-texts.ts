import type { NewsletterSignup } from '@daybook/schema/contract/newsletter';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import type { BadgeTone } from '#ui/Badge.tsx';

export const NEWSLETTER_TITLE = 'Newsletter';
export const NEWSLETTER_TEXT = 'Who has signed up, where, and whether you can email them.';
export const UNSUBSCRIBE_LINKS = `${PRODUCT_NAME} sends no issues itself. The export has each active subscriber’s own unsubscribe link, for the tool you send them with.`;
export const SIGNUPS_COUNTED = { one: 'signup', many: 'signups' } as const;
export const SEARCH_SIGNUPS = { label: 'Search signups', hint: 'Email, first name or source' };
export const STATUS = 'Status';
export const NO_SIGNUPS = {
  title: 'No signups yet',
  text: 'Signups appear here when someone signs up.',
};
export const SIGNUP_FIGURES = {
  total: 'Total Signups',
  active: 'Active Subscribers',
  today: 'Today’s Signups',
  top_source: 'Top Source',
} as const;
export const NO_SOURCE = '–';
export const SIGNUP_COLUMNS = {
  subscriber: 'Subscriber',
  source: 'Source',
  status: 'Status',
  signed_up: 'Signup Date',
} as const;
export const STATUSES: Record<NewsletterSignup['status'], { tone: BadgeTone; text: string }> = {
  active: { tone: 'leaf', text: 'Active' },
  pending: { tone: 'amber', text: 'Not confirmed' },
  unsubscribed: { tone: 'quiet', text: 'Unsubscribed' },
};
export const sourceText = (source: string) => source.charAt(0).toUpperCase() + source.slice(1);

export const deleteSignupQuestion = (email: string) => `Delete the signup of ${email}?`;
export const DELETE_SIGNUP_CONSEQUENCE = 'This deletes the address from the list. They can sign up again.';
export const DELETE_SIGNUP = 'Delete signup';
export const KEEP_SIGNUP = 'Keep signup';
export const SIGNUP_DELETED = 'Signup deleted.';
export const SIGNUP_DELETE_FAILED = 'Failed to delete signup';

export const EXPORTED = {
  email: 'Email',
  first_name: 'First Name',
  last_name: 'Last Name',
  source: 'Source',
  status: 'Status',
  date: 'Signup Date',
  time: 'Signup Time',
  unsubscribe: 'Unsubscribe Link',
} as const;
