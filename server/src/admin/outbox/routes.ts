import { calls } from '@daybook/schema/contract/calls';
import { LETTER_DAYS_SHOWN } from '@daybook/schema/figures/screens';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import type { Clock } from '../../clock.ts';
import { Refusal } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import type { Letter } from '../../mail/letter.ts';
import { nextTurn } from '../../next-turn.ts';
import { mustBeOk } from '../../outcome.ts';
import { adminLetterAnswer } from '../letter-answer.ts';
import { pageAnswer } from '../page-answer.ts';
import type { FindLettersStore } from './find-letters-store.ts';
import type { RetriedSome, RetryLettersStore, RetryRefusal } from './retry-letters-store.ts';

export interface AdminOutboxParts {
  found: FindLettersStore;
  retrying: RetryLettersStore;
  /** Makes letters of every kind, of example data. */
  examples: {
    kinds: readonly { kind: string; name: string }[];
    make: (kind: string) => Promise<Letter | null>;
  };
  clock: Clock;
  /** Tells the outbox's worker that there are letters to send. */
  onMailQueued: () => void;
}

const DAY = 86_400_000;

export function mountAdminOutbox(mount: Mount, parts: AdminOutboxParts): void {
  const { found, clock } = parts;

  mount(calls.searchOutbox, async ({ query }) => {
    return pageAnswer(await found.search(query), adminLetterAnswer);
  });

  mount(calls.countLetters, async () => {
    const today = Math.floor(clock() / DAY) * DAY;
    return found.countByDay(today - (LETTER_DAYS_SHOWN - 1) * DAY);
  });

  mountRetrying(mount, parts);
  mountPreviews(mount, parts);
}

function mountRetrying(mount: Mount, { retrying, clock, onMailQueued }: AdminOutboxParts): void {
  mount(calls.retryLetter, async ({ user, params }) => {
    const retried = await retrying.retry(params.letterId, { who: user.email, now: clock() });
    const letter = mustBeOk(retried, refusals);
    onMailQueued();
    return adminLetterAnswer(letter);
  });

  mount(calls.retryLetters, async ({ user }) => {
    const by = { who: user.email, now: clock() };
    let retried = 0;
    for (let before: number | null = Number.MAX_SAFE_INTEGER; before !== null;) {
      await nextTurn();
      const step: RetriedSome = await retrying.retrySome(before, by);
      retried += step.retried;
      before = step.next;
    }
    onMailQueued();
    return { retried };
  });
}

function mountPreviews(mount: Mount, { examples }: AdminOutboxParts): void {
  mount(calls.listLetterKinds, async () => [...examples.kinds]);

  mount(calls.previewLetter, async ({ params }) => {
    const named = examples.kinds.find(({ kind }) => kind === params.kind);
    const letter = await examples.make(params.kind);
    if (!named || !letter) throw new Refusal(404, NOT_FOUND);
    const { subject, html, text } = letter;
    return { ...named, subject, html, text };
  });
}

const refusals: Record<RetryRefusal, () => Refusal> = {
  'no letter': () => new Refusal(404, NOT_FOUND),
  'not failed': () => new Refusal(409, 'Only an email that failed can be sent again.'),
  emptied: () => new Refusal(409, 'This email is too old: we no longer keep its details.'),
  overtaken: () =>
    new Refusal(409, 'A newer email about the same booking has gone out, so this one may be out of date.'),
};
