export const explained = (name: string, date: string) => `${name}, ${date}. Only this date changes.`;
export const PEOPLE = 'People';
export const PLACES = 'Places';
export const SERVICES = 'Services';
export const ownHoursOf = (name: string) => `Own hours for ${name}`;
export const FROM = 'From';
export const UNTIL = 'Until';
export const SAVE_ANYWAY = 'Save Anyway';
export const resourcesSaved = (date: string) => `We’ve saved your changes to ${date}.`;
export const RESOURCES_FAILED = {
  refused: 'We couldn’t change this date.',
  network: 'We couldn’t change this date. Check your connection, then try again.',
};

export const NOTHING_CANCELLED = 'This affects bookings. None of them is cancelled or moved.';
export const KEPT = 'These keep the person or service they were booked with:';
export const ASSIGNED = 'These are assigned to one of the people you chose:';
export const OVERLAPPING = 'These overlap another booking with the same person or at the same place:';
