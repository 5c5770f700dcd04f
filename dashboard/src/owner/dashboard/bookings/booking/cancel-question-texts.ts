/** The question before a booking is cancelled, which is loaded when it first opens. */
import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';

export const KEEP_BOOKING = 'Keep booking';
/** 'Cancel the booking for Ada Lovelace?' */
export const cancelQuestion = (customer: string) => `Cancel the booking for ${customer}?`;
/**
 * 'Ada Lovelace', 'Tuesday 24 November 2026', '10:30'. `isImported` is true where not everybody may be
 * emailed (decision 112).
 */
export const cancelConsequence = (customer: string, date: string, time: string, isImported: boolean) =>
  `${toldText(customer, isImported)}, and ${time} on ${date} will be free again.${limits(isImported)}`;
/**
 * For a day event, which has places instead of times: 'Ada Lovelace', 'Open day', 'Tuesday 24 November 2026'
 */
export const placeConsequence = (customer: string, event: string, date: string, isImported: boolean) =>
  `${toldText(customer, isImported)}, and their place at ${event} on ${date} will be free again.${limits(isImported)}`;
const toldText = (customer: string, isImported: boolean) =>
  `We’ll email ${customer}${isImported ? ', unless this booking was imported' : ''}`;
const limits = (isImported: boolean) => (isImported ? ` ${IMPORTED_EMAILED}` : '');
