import { counted } from '@daybook/schema/words/counted';
import { shortMinutesText } from '@daybook/schema/words/minutes-text';

export const TODAY = 'Today';
export const NOW = 'Now';
export const NOTHING_TODAY = 'Nothing booked today';
export const TODAY_FAILED = 'We couldn’t load today’s bookings.';
export const actionsFor = (customer: string) => `Actions for ${customer}`;
export const SEE_EMAILS = 'Emails';
export const NO_EMAIL = 'no email';
export const EMAIL_REFUSED = 'email refused';
export const call = (phone: string) => `call ${phone}`;

export const RUNNING_LATE = 'Running late?';
export const RUNNING_LATE_EXPLAINED = 'Email everyone affected in one go.';
export const HOW_LATE = 'How late';
export const OTHER = 'Other…';
export const MINUTES = 'Minutes';
export const SHOW_LIST = 'Show who is emailed';
export const WHO_IS_LATE = 'Who is running late';
export const EVERYONE = 'Everyone';
export const LOOKING = 'Checking today’s bookings…';
export const LOOK_FAILED = 'We couldn’t check today’s bookings.';
export const SAVE_FAILED = 'We couldn’t save this. Check your connection and try again.';
export const emailCustomers = (count: number) => `Email ${counted(count, 'customer')}`;
export const HOLD_TIMES = 'Stop offering times until then';
export const EMAILING = 'Emailing…';
export const emailing = (count: number) =>
  count === 0 ? 'Saved. No one is emailed.' : `Saved. We’re emailing ${counted(count, 'customer')}.`;
export const isLate = (minutes: number) => `Running ${shortMinutesText(minutes)} late`;
/** 'Ruth · 2 customers emailed at 11:18'; `name` is null for everyone. */
export const whoIsLate = (name: string | null, emailed: number, time: string) =>
  [name, emailed === 0 ? `since ${time}` : `${counted(emailed, 'customer')} emailed at ${time}`]
    .filter(Boolean)
    .join(' · ');
export const CHANGE = 'Change';
export const NOT_OFFERED = 'Customers can’t book times that this would delay.';
export const BACK_ON_TIME = 'Back on time';
export const backOnTimeFor = (name: string | null) =>
  name === null ? BACK_ON_TIME : `${name} is back on time`;
export const BACK_CONFIRM = 'Say we’re back on time';
