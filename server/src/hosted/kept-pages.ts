/**
 * The hosted page as everybody sees it who opens a diary, or follows a link in it, before they choose a time: made
 * and compressed once a version and a minute, as the calls' answers are. What carries something of one person (a
 * filled-in form, a chosen time with its form, where they came from) is made for them alone.
 */
import { choicePath, readChoice, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { createMomentCache, type Moment } from '../diary/moment-cache.ts';
import { readyAnswer, type ReadyAnswer } from '../http/ready-answer.ts';
import type { Get } from './show-diary.ts';

/** Bytes of HTML, and at most as many again compressed. */
const KEPT_BYTES = 16_000_000;

/** What only leads to a page that everybody may see. */
const EVERYBODYS = new Set(['date', 'month', 'event', 'venue', 'service']);

/** The choice that the query names, where the page is the same for everybody; null where it is not. */
export function everybodysChoice(names: readonly string[], get: Get): DiaryChoice | null {
  return names.every((name) => EVERYBODYS.has(name)) ? readChoice(get) : null;
}

export function createKeptPages(bytesMax = KEPT_BYTES) {
  const pages = createMomentCache<ReadyAnswer>(bytesMax, ({ length }) => length);
  return {
    /** The kept page with that choice, if its moment still holds. */
    find: (slug: string, choice: DiaryChoice, moment: Moment): ReadyAnswer | undefined =>
      pages.kept(choicePath(slug, choice), moment),

    /** The same, else the document that `make` makes. What `make` throws concerns nobody but this caller. */
    get(slug: string, choice: DiaryChoice, moment: Moment, make: () => string): Promise<ReadyAnswer> {
      return pages.get(choicePath(slug, choice), moment, () => readyAnswer(make(), 'html'));
    },
  };
}
