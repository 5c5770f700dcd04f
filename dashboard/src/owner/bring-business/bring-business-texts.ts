/** Bringing a business from a file. */
import type { FileList, FileProblem } from '@daybook/schema/contract/read-business-file';
import { BUSINESS_FILE_BYTES_MAX } from '@daybook/schema/figures/business-file';
import { IMPORTED_EMAILED } from '@daybook/schema/words/imported-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { counted, numberText } from '../../ui/number-text.ts';

export const BRING_LEDE = `A business that was downloaded from a ${PRODUCT_NAME}, this one or another, becomes a business of yours here.`;
export const FILE = 'File of the business';
export const FILE_HINT =
  'Owners find it under Settings, Business Details. It is read here first: nothing is sent before you say so.';
export const READING = 'Reading the file…';

export const TOO_LARGE = `This file is larger than ${numberText(BUSINESS_FILE_BYTES_MAX / 1_000_000)} MB, which is more than can be brought here.`;
export const UNREADABLE = 'This file cannot be read. Please choose it again.';
export const NOT_JSON =
  'This file is not whole, or it is no file of a business. Please download it again where it comes from.';

const LISTS: Record<FileList, { one: string; many: string }> = {
  events: { one: 'event', many: 'events' },
  bookings: { one: 'booking', many: 'bookings' },
  visits: { one: 'date with visits', many: 'dates with visits' },
};

export function problemText(problem: FileProblem): string {
  switch (problem.is) {
    case 'not a business file':
      return `This is no file of a business. ${PRODUCT_NAME} reads the one that “Download this business” saves.`;
    case 'later version':
      return `This file is of version ${problem.version}, from a later ${PRODUCT_NAME} than this one, which cannot read it yet.`;
    case 'too many':
      return `The file holds more than ${numberText(problem.max)} ${LISTS[problem.list].many}, which is more than can be brought here.`;
    case 'wrong':
      return `${placeText(problem)} in the file cannot be brought. ${problem.field}: ${problem.text}`;
  }
}

/** 'Booking 12' */
function placeText({ list, at }: Extract<FileProblem, { is: 'wrong' }>): string {
  if (list === 'business') return 'The business';
  const { one } = LISTS[list];
  return `${one.charAt(0).toUpperCase()}${one.slice(1)} ${numberText(at ?? 0)}`;
}

export const CONTENTS = 'What the file holds';
export const CONTENTS_LABELS = {
  name: 'Business',
  written: 'Downloaded',
  timezone: 'Timezone',
  events: 'Events',
  bookings: 'Bookings',
  venues: 'Venues',
  services: 'Services',
} as const;
/** '120 events, 14 of them from today on' */
export const eventsText = (all: number, ahead: number) =>
  all === 0 ? 'None' : `${counted(all, 'event')}, ${numberText(ahead)} of them from today on`;
export const bookingsText = (all: number, toCome: number, cancelled: number) =>
  all === 0
    ? 'None'
    : `${counted(all, 'booking')}, ${numberText(toCome)} of them to come, ${numberText(cancelled)} cancelled`;

export const WHAT_HAPPENS = 'What happens then';
export const happens = (name: string, address: string) => [
  `“${name}” becomes a new business of your account. Nothing that is here already is changed or replaced.`,
  `Its diary gets the address ${address}, or one like it where that is taken here.`,
  'It begins without a setup, whatever it had where it comes from: until its setup is completed here, nobody can book.',
  `We email no customer now. ${IMPORTED_EMAILED} They then get reminders, and emails about what you change or cancel. Until then, and beyond that, tell them yourself.`,
  'Bookings keep their references. One that somebody has here already gets a new one.',
  `The ${PRODUCT_NAME} that the file comes from keeps its own copy: it goes on writing to customers, and links in letters that it sent lead there and cancel there alone. If you delete its events or its account there, it cancels its bookings and tells customers so.`,
];
export const BRING = 'Bring this business';
export const BRINGING = 'Bringing…';
export const OTHER_FILE = 'Choose another file';
export const STOP = 'Stop';
/** '2,310 of 100,240' */
export const progressText = (done: number, total: number) => `${numberText(done)} of ${numberText(total)}`;
export const BRINGING_EXPLAINED =
  'The business is being brought. Please keep this page open until it is here.';
export const BRING_FAILED = 'The business could not be brought. Nothing of it was kept. Please try again.';
export const STOPPED = 'Stopped. Nothing of it was kept.';

export const hereNow = (name: string) => `${name} is here`;
export const OPEN_DASHBOARD = 'Open its dashboard';
export const diaryIsAt = (address: string) => `The address of its diary is ${address}.`;
export const diaryMovedTo = (address: string, former: string) =>
  `The address of its diary is ${address}, since ${former} is taken here.`;
export const newReferencesText = (count: number) =>
  count === 1
    ? 'One booking got a new reference, since somebody has its own here already.'
    : `${numberText(count)} bookings got new references, since somebody has theirs here already.`;
export const SETUP_NEXT = 'Its setup comes next: until it is completed, nobody can book.';

export const LEAVE_TITLE = 'Leave while the business is being brought?';
export const LEAVE_EXPLAINED = 'What has come of it is given up, and nothing of it is kept.';
export const LEAVE = 'Leave';
export const LEAVING = 'Leaving…';
export const STAY = 'Stay here';
