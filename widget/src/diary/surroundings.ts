import type { BookedAnswer } from '@daybook/schema/contract/booking';
import type { Slot } from '@daybook/schema/contract/slot';
import type { DiaryChoice, Prefill } from '@daybook/schema/rules/diary-choice';

/** What a diary tells the page around it. Each piece of news comes with the diary's `slug`. */
export interface News {
  loaded: object;
  'slot-chosen': { slot: Slot };
  booked: { reference: string; answer: BookedAnswer };
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
  tell: <Name extends keyof News>(name: Name, detail: News[Name] & { slug: string }) => void;
}
