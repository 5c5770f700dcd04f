/**
 * Caches hosted pages that are the same for everybody: the diary as it opens or as a link shows it, before a
 * time is chosen. Like the calls' responses, each is made and compressed once for each version and minute. A
 * page with something personal in it (a filled-in form, a chosen time with its form, a source) isn't cached.
 */
import { choicePath, readChoice, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { createMomentCache, type Moment } from '../diary/moment-cache.ts';
import { readyAnswer, type ReadyAnswer } from '../http/ready-answer.ts';
import { prefilledFields, sourceOf, type Get } from './show-diary.ts';

/** Bytes of HTML, and at most as many again compressed. */
const KEPT_BYTES = 16_000_000;

/**
 * Returns the query's choice if the page is the same for everybody; null if it contains something personal.
 * Names that the page doesn't know are ignored.
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
    find: (slug: string, choice: DiaryChoice, moment: Moment): ReadyAnswer | undefined =>
      pages.kept(choicePath(slug, choice), moment),

    /** Resolves to the cached page, or to what `make` returns. Its error reaches only this caller. */
    get(slug: string, choice: DiaryChoice, moment: Moment, make: () => string): Promise<ReadyAnswer> {
      return pages.get(choicePath(slug, choice), moment, () => readyAnswer(make(), 'html'));
    },
  };
}
