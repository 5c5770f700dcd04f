import type { FileList, FileProblem } from '@daybook/schema/contract/read-business-file';
import { BUSINESS_FILE_BYTES_MAX } from '@daybook/schema/figures/bounds';
import { IMPORTED_EMAILED } from '@daybook/schema/words/business-file';
import { counted, numberText } from '@daybook/schema/words/counted';
import { PRODUCT_NAME } from '@daybook/schema/words/product';

export const IMPORT_LEDE = `Import a business that was exported from this or another ${PRODUCT_NAME} site.`;
export const FILE = 'Export file';
export const FILE_HINT =
  'To get it, export the business in Settings, under Business Details. We’ll show you what’s in the file before anything is sent.';
export const READING = 'Reading the file…';

export const TOO_LARGE = `This file is larger than ${numberText(BUSINESS_FILE_BYTES_MAX / 1_000_000)} MB. That’s more than we can import.`;
export const UNREADABLE = 'We couldn’t read this file. Please choose it again.';
export const NOT_JSON =
  'This file is damaged or isn’t a business export. Export the business again, then choose the new file.';

const LISTS: Record<FileList, { one: string; many: string }> = {
  catalogue: { one: 'catalogue item', many: 'people, places and services' },
  availability: { one: 'set of weekly hours or time off entry', many: 'weekly hours and times off' },
  events: { one: 'event', many: 'events' },
  bookings: { one: 'booking', many: 'bookings' },
  customers: { one: 'customer', many: 'customers without a booking' },
  visits: { one: 'date with visits', many: 'dates with visits' },
};

export function problemText(problem: FileProblem): string {
  switch (problem.is) {
    case 'not a business file':
      return 'This isn’t a business export. Choose the file that ‘Export this business’ saved.';
    case 'later version':
      return `This file was made by a newer version of ${PRODUCT_NAME} (format ${problem.version}) and can’t be imported here yet.`;
    case 'too many':
      return `The file has more than ${numberText(problem.max)} ${LISTS[problem.list].many}. That’s more than we can import.`;
    case 'wrong':
      return `${placeText(problem)} in the file can’t be imported. ${problem.field}: ${problem.text}`;
  }
}

function placeText({ list, at }: Extract<FileProblem, { is: 'wrong' }>): string {
  if (list === 'business') return 'The business';
  const { one } = LISTS[list];
  return `${one.charAt(0).toUpperCase()}${one.slice(1)} ${numberText(at ?? 0)}`;
}

export const CONTENTS = 'What’s in the file';
export const CONTENTS_LABELS = {
  name: 'Business',
  written: 'Exported',
  timezone: 'Time zone',
  weeklyHours: 'Weekly hours',
  timeOff: 'Time off',
  events: 'Events',
  bookings: 'Bookings',
  people: 'Team',
  venues: 'Venues',
  services: 'Services',
} as const;
/** '120 events, 14 upcoming' */
export const eventsText = (all: number, ahead: number) =>
  all === 0 ? 'None' : `${counted(all, 'event')}, ${numberText(ahead)} upcoming`;
export const bookingsText = (all: number, upcoming: number, cancelled: number) =>
  all === 0
    ? 'None'
    : `${counted(all, 'booking')}, ${numberText(upcoming)} upcoming, ${numberText(cancelled)} cancelled`;

export const WHAT_HAPPENS = 'What happens when you import it';
export const happens = (name: string, address: string) => [
  `“${name}” is added to your account. Nothing that’s already here changes.`,
  `Its diary will be at ${address}, or at a similar address if that one is taken.`,
  'You’ll need to complete its setup here before customers can book, even if it was set up before.',
  `We don’t email customers now. ${IMPORTED_EMAILED} They then get reminders, and emails when you change or cancel something. Tell anyone else yourself.`,
  'Bookings keep their references, unless a reference is already in use here.',
  `The ${PRODUCT_NAME} site that the file comes from keeps its own copy and goes on emailing customers. Links in its emails lead there and cancel bookings only there. If you delete events or your account there, it cancels those bookings and emails the customers.`,
];
export const IMPORT = 'Import this business';
export const IMPORTING = 'Importing…';
export const OTHER_FILE = 'Choose another file';
export const STOP = 'Stop';
export const progressText = (done: number, total: number) => `${numberText(done)} of ${numberText(total)}`;
export const IMPORTING_EXPLAINED = 'Importing the business. Please keep this page open.';
export const IMPORT_FAILED = 'The import failed and nothing was saved. Please try again.';
export const STOPPED = 'Import stopped. Nothing was saved.';

export const hereNow = (name: string) => `${name} has been imported`;
export const OPEN_DASHBOARD = 'Open its dashboard';
export const diaryIsAt = (address: string) => `Its diary is at ${address}.`;
export const diaryMovedTo = (address: string, former: string) =>
  `Its diary is at ${address}, because ${former} was already taken.`;
export const newReferencesText = (count: number) =>
  count === 1
    ? 'One booking has a new reference, because its old one was already in use.'
    : `${numberText(count)} bookings have new references, because their old ones were already in use.`;
export const SETUP_NEXT = 'Complete its setup next. Until then, customers can’t book.';

export const LEAVE_TITLE = 'Leave and stop the import?';
export const LEAVE_EXPLAINED = 'The import will stop and nothing will be saved.';
export const LEAVE = 'Leave';
export const LEAVING = 'Leaving…';
export const STAY = 'Stay here';
