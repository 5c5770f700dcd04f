/** Texts that are needed only after the first free time. */

/** `service` was chosen on another day. */
export const asBefore = (service: string) => `As before: ${service}`;
export const nextDate = (day: string) => `Next: ${day}`;
export const lookIn = (month: string) => `See ${month}`;
export const loadingMonth = (month: string) => `Loading ${month}…`;
export const withPerson = (name: string) => `With ${name}`;
