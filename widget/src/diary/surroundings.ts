import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { Slot } from '@daybook/schema/contract/slot';
import type { DiaryChoice, Prefill } from '@daybook/schema/rules/diary-choice';

/**
 * A booking without anything about the customer. `answer` adds their details and the cancel link, where the
 * page asks for them.
 */
interface BookedNews {
  reference: string;
  event: string;
  service: string | null;
  /** Pounds. */
  price: number | null;
  starts_at: string;
  ends_at: string;
  answer?: BookedAnswer;
}

/** What a diary tells the page around it. Each piece of news comes with the diary's `slug`. */
export interface News {
  loaded: object;
  'slot-chosen': { slot: Slot };
  booked: BookedNews;
  error: { message: string };
}

export interface Surroundings {
  slug: string;
  /** Daybook's origin. */
  origin: string;
  /** Where elements that get the focus are looked for. */
  root: Document | ShadowRoot;
  /** What the page around asks for, when the diary opens and when a booking is sent. */
  asked: () => DiaryChoice;
  prefill: () => Prefill;
  source: () => string | null;
  /** Whether the page asks for the customer's details in the news of a booking. */
  sharesBooking: () => boolean;
  tell: <Name extends keyof News>(name: Name, detail: News[Name] & { slug: string }) => void;
}
