/** Texts that are needed only after the first free time. */

/** `service` was chosen on another day. */
export const asBefore = (service: string) => `As before: ${service}`;
export const WITH_WHOM = 'With whom?';
export const SERVICE_GONE = 'That service can’t be booked any more. Choose another.';
export const CHANGED_WHAT = 'what you would like';
export const CHOOSE_SERVICE_FIRST = 'Choose a service first';
export const doneBy = (service: string, person: string) => `${service} with ${person}`;
export const personDropped = (service: string) =>
  `The person you chose doesn’t do ${service}, so these are everyone’s times.`;
export const WITH_ANYONE = 'See this day with anyone';
export const nextDate = (day: string) => `Next free: ${day}`;
/** `service` is the one chosen first. */
export const tellMeAbout = (service: string) => `Tell me when a time is free for ${service}`;
export const lookIn = (month: string) => `See ${month}`;
export const loadingMonth = (month: string) => `Loading ${month}…`;
export const withPerson = (name: string) => `With ${name}`;
