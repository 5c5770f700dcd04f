export const SCOPE_TITLE = 'What do you want to change?';
export const scopeExplained = (name: string, date: string) =>
  `${name} on ${date} belongs to your weekly hours.`;
export const SCOPE = 'Dates to change';
export const SCOPES = [
  { value: 'date', label: 'This date', explanation: 'Only this one' },
  { value: 'later', label: 'This and later dates', explanation: 'From this date on' },
  { value: 'all', label: 'All dates', explanation: 'The weekly hours' },
] as const;
export type Scope = (typeof SCOPES)[number]['value'];
export const CONTINUE = 'Continue';
