/** The file in which customers take away what is held about them. */
import type { HeldBooking } from '@daybook/schema/contract/customer-data';
import type { AllMyData } from '../../api/my-data.ts';
import { PARTS_OF_DATA_FILE } from './data-file-parts.ts';

export const DATA_FILE_FORMAT = 'daybook-customer-data';
/** Raised when a program that reads the files of before could not read the new ones. */
export const DATA_FILE_VERSION = 1;

/** Without the link that cancels it: a file is passed on, and such a link is for its customer alone. */
type BookingInFile = Omit<HeldBooking, 'cancel_url'>;

export interface DataFile {
  format: typeof DATA_FILE_FORMAT;
  version: typeof DATA_FILE_VERSION;
  /** What each part of the file is, by its name. */
  parts: typeof PARTS_OF_DATA_FILE;
  made_at: string;
  business: { name: string; phone: string | null; email: string | null; diary: string };
  email: string;
  erasure: AllMyData['erasure'];
  bookings: BookingInFile[];
}

/** `madeAt` is an instant, ISO 8601 in UTC. */
export function dataFile(data: AllMyData, madeAt: string): DataFile {
  return {
    format: DATA_FILE_FORMAT,
    version: DATA_FILE_VERSION,
    parts: PARTS_OF_DATA_FILE,
    made_at: madeAt,
    business: {
      name: data.business_name,
      phone: data.business_phone,
      email: data.business_email,
      diary: data.diary_slug,
    },
    email: data.attendee_email,
    erasure: data.erasure,
    bookings: data.bookings.map(({ cancel_url: _cancels, ...booking }) => booking),
  };
}

/** 'my-data-willow-co-hair-2026-11-22.json' */
export function dataFileName({ diary_slug }: Pick<AllMyData, 'diary_slug'>, madeAt: string): string {
  return `my-data-${diary_slug}-${madeAt.slice(0, 10)}.json`;
}
