import { PRODUCT_NAME } from '@daybook/schema/words/product';

/** The question, as it names its place on the page. */
export const CONSENT_QUESTION = `May ${PRODUCT_NAME} count visits?`;
export const CONSENT_ABOUT = 'Numbers by day, nothing about you.';
export const CONSENT_CONDITION = 'None unless you accept.';
export const CONSENT_POLICY = 'Cookie policy';
export const ACCEPT = 'Accept';
export const DECLINE = 'Decline';
export const CLOSE = 'Decline and close';

/** On the cookie policy, about what has been chosen. */
export const CONSENT_STATES = {
  accepted: 'You have accepted: your visits are counted.',
  declined: 'You have declined: nothing is counted.',
  unknown: 'You have not chosen yet: nothing is counted.',
} as const;
/** There without a script. */
export const NOTHING_COUNTED = 'Without JavaScript nothing is counted, and there is nothing to choose.';
export const CHANGE_CHOICE = 'Change my choice';
