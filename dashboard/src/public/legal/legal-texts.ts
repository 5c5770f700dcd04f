/** The day of the present words of the policies and the terms. */
export const LEGAL_TEXTS_OF = '2026-11-22';
