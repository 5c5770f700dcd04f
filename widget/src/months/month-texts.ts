/** The ways from one month to another. */

export const nextDate = (day: string) => `Next: ${day}`;
/** 'March 2027' */
export const lookIn = (month: string) => `See ${month}`;
export const loadingMonth = (month: string) => `Loading ${month}…`;
