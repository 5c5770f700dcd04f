import { OFFER_HOLD_HOURS, OFFERS_QUIET_FROM, OFFERS_QUIET_UNTIL } from '@daybook/schema/figures/periods';
import { counted } from '../../ui/number-text.ts';

export const WAITING_LIST = 'Waiting list';
export const WAITING_LIST_HINT = `When a time becomes free, we offer it to the people who wait for it, one after another. We send no emails about it from ${OFFERS_QUIET_FROM}:00 to ${OFFERS_QUIET_UNTIL}:00.`;
export const HAS_WAITING_LIST = 'Let customers join the waiting list';
export const HAS_WAITING_LIST_HINT =
  'Where your diary has nothing free, customers can ask us to email them when a time is free.';
export const OFFER_MINUTES_HINT = `Nobody else can book it meanwhile. Within ${OFFER_HOLD_HOURS} hours of the start, no time is held.`;
export const MINUTES = 'minutes';

/* Shown in Business Details */
export const waitingListText = ({
  has_waiting_list: hasOne,
  offer_minutes: minutes,
}: {
  has_waiting_list: boolean;
  offer_minutes: number;
}) => (hasOne ? `On: a free time is held for ${counted(minutes, 'minute')}` : 'Off');
