/**
 * Keeps the hosted page that is the same for everybody: the diary as it opens, or as a link in it shows it,
 * before a time is chosen. It is made and compressed once for each version and minute, as the calls' answers
 * are. A page with something of one person in it (a filled-in form, a chosen time with its form, where they
 * came from) is made for that person alone.
 */
import { choicePath, readChoice, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { createMomentCache, type Moment } from '../diary/moment-cache.ts';
import { readyAnswer, type ReadyAnswer } from '../http/ready-answer.ts';
import { prefilledFields, sourceOf, type Get } from './show-diary.ts';

/** Bytes of HTML, and at most as many again compressed. */
const KEPT_BYTES = 16_000_000;

/**
 * Returns the choice that the query names, where the page is the same for everybody; null where it holds something of
 * one person. Names that mean nothing to the page change nothing.
 */
export function everybodysChoice(get: Get): DiaryChoice | null {
  const choice = readChoice(get);
  const isOnePersons =
    choice.slotId !== null || sourceOf(get) !== null || Object.values(prefilledFields(get)).some(Boolean);
  return isOnePersons ? null : choice;
}

export function createKeptPages(bytesMax = KEPT_BYTES) {
  const pages = createMomentCache<ReadyAnswer>(bytesMax, ({ length }) => length);
  return {
    /** The kept page with that choice, if its moment still holds. */
    find: (slug: string, choice: DiaryChoice, moment: Moment): ReadyAnswer | undefined =>
      pages.kept(choicePath(slug, choice), moment),

    /**
     * The same; if none holds, the document that `make` makes. When `make` throws, only this caller gets the
     * error.
     */
    get(slug: string, choice: DiaryChoice, moment: Moment, make: () => string): Promise<ReadyAnswer> {
      return pages.get(choicePath(slug, choice), moment, () => readyAnswer(make(), 'html'));
    },
  };
}
