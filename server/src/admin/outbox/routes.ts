import { calls } from '@daybook/schema/contract/calls';
import { DAY } from '@daybook/schema/figures/periods';
import { EMAIL_DAYS_SHOWN } from '@daybook/schema/figures/screens';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import type { Context } from '../../context.ts';
import { EXAMPLE_EMAIL_KINDS, exampleEmail } from '../../example-emails.ts';
import { Refusal } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import { mustBeOk } from '../../runtime/outcome.ts';
import { adminEmailAnswer } from '../email-response.ts';
import { pageAnswer } from '../page-response.ts';
import {
  type RetryRefusal,
  findEmails,
  countEmailsByDay,
  retryEmail,
  retrySomeEmails,
} from './find-emails-store.ts';

export function mountAdminOutbox(mount: Mount, context: Context): void {
  const { database, clock } = context;
  mount(calls.searchOutbox, async ({ query }) => {
    return pageAnswer(await findEmails(database.readLong, query), adminEmailAnswer);
  });

  mount(calls.countEmails, async () => {
    const today = Math.floor(clock() / DAY) * DAY;
    return countEmailsByDay(database.readLong, today - (EMAIL_DAYS_SHOWN - 1) * DAY);
  });

  mountRetrying(mount, context);
  mountPreviews(mount, context);
}

function mountRetrying(mount: Mount, { database, clock, onMailQueued }: Context): void {
  mount(calls.retryEmail, async ({ user, params }) => {
    const retried = await database.write({}, (tx) =>
      retryEmail(tx, params.emailId, { who: user.email, now: clock() }),
    );
    const email = mustBeOk(retried, refusals);
    onMailQueued();
    return adminEmailAnswer(email);
  });

  mount(calls.retryEmails, async ({ user }) => {
    const by = { who: user.email, now: clock() };
    let retried = 0;
    for (let before: number | null = Number.MAX_SAFE_INTEGER; before !== null;) {
      const from: number = before;
      const step = await database.write({}, (tx) => retrySomeEmails(tx, from, by));
      retried += step.retried;
      before = step.next;
    }
    onMailQueued();
    return { retried };
  });
}

function mountPreviews(mount: Mount, context: Context): void {
  mount(calls.listEmailKinds, async () => [...EXAMPLE_EMAIL_KINDS]);

  mount(calls.previewEmail, async ({ params }) => {
    const named = EXAMPLE_EMAIL_KINDS.find(({ kind }) => kind === params.kind);
    const email = await exampleEmail(context, params.kind);
    if (!named || !email) throw new Refusal(404, NOT_FOUND);
    const { subject, html, text } = email;
    return { ...named, subject, html, text };
  });
}

const refusals: Record<RetryRefusal, () => Refusal> = {
  'no email': () => new Refusal(404, NOT_FOUND),
  'not failed': () => new Refusal(409, 'Only an email that failed can be sent again.'),
  emptied: () => new Refusal(409, 'This email is too old: we no longer keep its details.'),
  overtaken: () =>
    new Refusal(409, 'A newer email about the same booking has gone out, so this one may be out of date.'),
};
