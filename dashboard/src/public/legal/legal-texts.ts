/** The day of the present words of the policies and the terms. */
export const LEGAL_TEXTS_OF = '2026-11-22';

/** `day` is a date in words. */
export const asOf = (day: string) => `These words are of ${day}.`;
