import { randomBytes } from 'node:crypto';
import { calls } from '@daybook/schema/contract/calls';
import { NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import type { Clock } from '../runtime/clock.ts';
import { Refusal } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import {
  ownBusinessAnswer,
  TOO_MANY_BUSINESSES,
  businessNotFound,
  createListOwn,
} from './business-responses.ts';
import type { AnswerWhoWorks } from '../resources/who-works-store.ts';
import type { CloseOwnBusiness } from './close-own-business.ts';
import type { BusinessStore } from './businesses-store.ts';
import type { LoadSummary } from './summary-store.ts';
import { summaryOf } from './summary.ts';

interface BusinessParts {
  store: BusinessStore;
  clock: Clock;
  close: CloseOwnBusiness;
  answerWhoWorks: AnswerWhoWorks;
  onMailQueued: () => void;
}

export function mountBusinesses(mount: Mount, parts: BusinessParts): void {
  const { store, close, answerWhoWorks, clock, onMailQueued } = parts;
  const listOwn = createListOwn(store, clock);
  mount(calls.listMyBusinesses, ({ user }) => listOwn(user.userId));

  mount(calls.createBusiness, async ({ user, body }) => {
    const now = clock();
    const requested = { ownerId: user.userId, request: body, now, random: randomBytes };
    const added = mustBeOk(await store.add(requested), refusals);
    onMailQueued();
    return ownBusinessAnswer(added, now);
  });

  mount(calls.changeBusiness, async ({ user, business, body }) => {
    const now = clock();
    const requested = { ownerId: user.userId, request: body, now, random: randomBytes };
    const changed = mustBeOk(await store.change(business.id, requested), refusals);
    onMailQueued();
    return ownBusinessAnswer(changed, now);
  });

  mount(calls.answerWhoWorks, async ({ user, business, body }) => {
    await answerWhoWorks(business, body.takes_every_appointment, clock());
    const own = (await listOwn(user.userId)).find(({ id }) => id === business.id);
    if (!own) throw businessNotFound();
    return own;
  });

  mount(calls.closeBusiness, async ({ user, business }) => {
    mustBeOk(await close(user.userId, business.id), refusals);
    return { ok: true };
  });
}

const refusals = {
  'no account': () => new Refusal(401, NOT_SIGNED_IN),
  'too many': () => new Refusal(409, TOO_MANY_BUSINESSES),
  'no business': businessNotFound,
};

interface SummaryParts {
  loadSummary: LoadSummary;
  clock: Clock;
}

export function mountSummaries(mount: Mount, { loadSummary, clock }: SummaryParts): void {
  mount(calls.getSummary, async ({ business, turn }) => {
    const now = clock();
    return summaryOf(await loadSummary(business, now, turn), business.timezone, now);
  });

  mount(calls.getVersion, ({ business }) => Promise.resolve({ version: business.diaryVersion }));
}
