export const nextDate = (day: string) => `Next: ${day}`;
export const lookIn = (month: string) => `See ${month}`;
export const loadingMonth = (month: string) => `Loading ${month}…`;
