/** Ids of the elements that a step may focus. Each diary is alone in its root. */
export const BANNER_ID = 'daybook-banner';
export const DAY_ID = 'daybook-day';
export const NEXT_ID = 'daybook-next';
export const dateId = (date: string) => `daybook-${date}`;
export const fieldId = (field: string) => `daybook-${field}`;
