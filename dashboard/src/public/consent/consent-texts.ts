export const CONSENT_QUESTION = 'Can we count your visit?';
export const CONSENT_ABOUT = 'If you accept, two cookies record which pages you open so we can count visits.';
export const CONSENT_CONDITION = 'We keep daily totals only.';
export const CONSENT_POLICY = 'Cookie policy';
export const ACCEPT = 'Accept';
export const DECLINE = 'Decline';
export const CLOSE = 'Decline and close';

export const CONSENT_STATES = {
  accepted: 'You have accepted: we count your visits.',
  declined: 'You have declined: we count nothing.',
  unknown: 'You have not chosen yet: we count nothing.',
} as const;
/** Shown when JavaScript is off. */
export const NOTHING_COUNTED = 'Without JavaScript we count nothing, and there is nothing to choose.';
export const CHANGE_CHOICE = 'Change my choice';
