import { WAITING_LINK_HOURS } from '@daybook/schema/figures/waiting-list';
import { dayTitle } from '@daybook/schema/rules/date';
import type { WaitingDays } from '@daybook/schema/rules/waiting-fields';
import { TELL_ME } from '../diary/diary-texts.ts';

export const WAITING_EXPLAINED =
  'Tell us when it would suit you. We’ll email you if a time becomes free. You can leave the list whenever you like.';
/** `what` is 'Cut and blow-dry, Saturday 28 November', or ''. */
export const tellMe = (what: string) => (what ? `${TELL_ME}: ${what}` : TELL_ME);
export const WHICH_DAYS = 'Which days?';
export const daysToWait = ({ from, to }: WaitingDays) =>
  from === to ? `${dayTitle(to)} only` : `Any day up to ${dayTitle(to)}`;
export const onlyWith = (name: string) => `${name} only`;
export const FIRST_DATE = 'First date';
export const LAST_DATE = 'Last date';
export const PART_OF_DAY = 'Time of day';
export const PARTS_OF_DAY = {
  any: 'Any time',
  morning: 'Morning, before 12:00',
  afternoon: 'Afternoon, from 12:00',
} as const;
export const ANY_SERVICE = 'Any service';
export const WAITING_EMAIL_HINT = 'We’ll send you a link to confirm, and free times when we have them.';
export const JOIN = 'Join the waiting list';
export const JOINING = 'Joining…';
export const WAITING_FAILED = 'We couldn’t add you to the waiting list. Please try again.';
/** `email` is null when the page doesn't know it. */
export const linkSentTo = (email: string | null) =>
  `We’re emailing a link to ${email ?? 'the address you gave'}. You’re on the list once you use it, within ${WAITING_LINK_HOURS} hours.`;
