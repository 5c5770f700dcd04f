/** Sends the outbox's emails: at once after a booking, otherwise when they become due. */

import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { TellError } from '../database/outage.ts';
import type { Clock } from '../runtime/clock.ts';
import { createClaimDue, type Claim, type ClaimedEmail } from './claim-emails-store.ts';
import type { Email } from './email.ts';
import { dropEmail, giveUp, nextDueAfter, noteSent, tryAgainAt } from './outbox-store.ts';
import { nextAttemptAt } from './retry.ts';
import { boundedMessage, CONNECTIONS, MailError, SEND_DEADLINE, type MailTransport } from './transport.ts';

/** Thrown when an email can never be made: its kind is unknown, or its facts are not valid. */
export class EmailNotMakeable extends Error {
  override name = 'EmailNotMakeable';
}

/**
 * Makes a row's email when it is sent; resolves to null when it is no longer wanted. Throws EmailNotMakeable
 * when it can never be made; after any other error the row is tried again later.
 */
export type MakeEmail = (email: ClaimedEmail) => Promise<Email | null>;

/** The result of one attempt. A dropped email was no longer wanted. */
export type EmailOutcome = 'sent' | 'failed' | 'given up' | 'dropped';

export interface CountEmails {
  countEmail(outcome: EmailOutcome): void;
}

interface MailWorkerParts {
  database: Database;
  transport: MailTransport;
  makeEmail: MakeEmail;
  clock: Clock;
  /** Milliseconds of a monotonic clock, which nobody sets. */
  steady: Clock;
  /** Returns 0 up to 1, for the jitter of retries. */
  random: () => number;
  log: Logger;
  tell: TellError;
  /** The host in message ids: that of PUBLIC_URL. */
  host: string;
  /** Null if nothing is counted. */
  metrics: CountEmails | null;
}

export interface MailWorker {
  /** Call it after writing to the outbox. Returns at once. */
  wake(): void;
  /** Claims nothing new, and waits for the emails being sent. The transport stays open. */
  stop(): Promise<void>;
}

/** Milliseconds; longer than making and sending an email takes. */
export const LEASE = SEND_DEADLINE + 15_000;
/** Emails made before other work gets its turn: about 1 ms each, and 3 ms right after a start. */
export const MADE_AT_ONCE = 4;
/** Rows written by another process are noticed within this time, milliseconds. */
export const LOOK_AT_LEAST_EVERY = 15_000;
/** Milliseconds between two looks at the outbox: customers are still served in a rush of emails. */
const PAUSE = 10;
/** The most of it, while the mail server is away or refuses our login. */
const LONGEST_PAUSE = 10_000;
/** A wall clock that differs from the monotonic one by more than this, in milliseconds, has been set. */
const DRIFT_MOST = 5_000;

/**
 * Starts the one worker of this process. What was sent is noted with the next claims, within some 10 ms: an
 * email is sent twice only if the process is killed before that. After the wall clock has been set, and after
 * a start, no lease is believed to be over for as long as one lasts, so a jump costs a killed process's emails
 * that wait. A machine whose clock is a lease ahead of another's may send again what that one is sending.
 */
export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { database, clock, tell } = parts;
  const claimDue = createClaimDue(database);
  /** By the email's id. */
  const sending = new Map<number, { claim: Claim; delivery: Promise<void> }>();
  let sentIds: number[] = [];
  let bell = new AbortController();
  let isStopped = false;
  /** Failures in a row to hand anything to the mail server. */
  let unreached = 0;
  const isClockTrusted = createClockCheck(parts);

  function room() {
    const total = isStopped ? 0 : unreached < CONNECTIONS ? CONNECTIONS : 1;
    return { total, bulk: CONNECTIONS - 4, business: CONNECTIONS - 6 };
  }

  /** Notes what was sent and starts what is due. Returns for how many milliseconds there is nothing to do. */
  async function startDue(): Promise<number> {
    const now = clock();
    const noted = [...sentIds];
    const claiming = {
      room: room(),
      sending: [...sending.values()].map(({ claim }) => claim).filter(({ id }) => !noted.includes(id)),
      now,
      leaseUntil: now + LEASE,
      isClockTrusted: isClockTrusted(),
    };
    const claimed = await database.write({}, async (tx) => {
      await noteSent(tx, noted, now);
      return claimDue(tx, claiming);
    });
    sentIds = sentIds.filter((id) => !noted.includes(id));
    for (const id of noted) sending.delete(id);
    for (const [at, claim] of claimed.entries()) {
      if (at > 0 && at % MADE_AT_ONCE === 0) await setImmediate();
      sending.set(claim.id, { claim, delivery: track(claim) });
    }
    if (claimed.length > 0) return 0;
    const next = await nextDueAfter(database.read, now);
    return Math.min(LOOK_AT_LEAST_EVERY, next === null ? Infinity : next - now);
  }

  async function track(claim: Claim): Promise<void> {
    const result = await deliver(parts, claim).catch((error: unknown) => {
      tell(error, 'the outbox could not note what became of an email');
      return 'unknown' as const;
    });
    if (result === 'unreached') unreached += 1;
    if (result === 'sent') {
      unreached = 0;
      sentIds.push(claim.id);
    } else sending.delete(claim.id);
    bell.abort();
  }

  /** Ends early when the bell rings; a ring while nobody waits ends the next wait at once. */
  async function sleep(milliseconds: number): Promise<void> {
    await setTimeout(milliseconds, undefined, { signal: bell.signal }).catch(() => undefined);
    // The code that rang may still have a response to send.
    await setImmediate();
  }

  async function work(): Promise<void> {
    while (!isStopped) {
      const idle = await startDue().catch((error: unknown) => {
        tell(error, 'the outbox could not be read');
        return LOOK_AT_LEAST_EVERY;
      });
      await setTimeout(Math.min(LONGEST_PAUSE, PAUSE * 2 ** Math.max(0, unreached - CONNECTIONS)));
      if (!isStopped) await sleep(idle);
      if (bell.signal.aborted) bell = new AbortController();
    }
  }

  const working = work();
  return {
    wake: () => bell.abort(),
    async stop() {
      isStopped = true;
      bell.abort();
      await working;
      await Promise.all([...sending.values()].map(({ delivery }) => delivery));
      if (sentIds.length > 0)
        await startDue().catch((error: unknown) => tell(error, 'the outbox could not note what was sent'));
    },
  };
}

/** Returns a function that tells whether the wall clock has not been set for a lease, by the monotonic one. */
function createClockCheck({ clock, steady }: Pick<MailWorkerParts, 'clock' | 'steady'>): () => boolean {
  let offset = clock() - steady();
  let setAt = steady();
  return () => {
    const offsetNow = clock() - steady();
    if (Math.abs(offsetNow - offset) > DRIFT_MOST) setAt = steady();
    offset = offsetNow;
    return steady() - setAt >= LEASE;
  };
}

type Delivery = 'sent' | 'unreached' | 'not sent';

/** Makes one attempt at one email and records the result, except that it was sent. */
async function deliver(parts: MailWorkerParts, email: ClaimedEmail): Promise<Delivery> {
  const { database, transport, makeEmail, log, metrics } = parts;
  try {
    const made = await makeEmail(email);
    if (!made) {
      await database.write({}, (tx) => dropEmail(tx, email));
      metrics?.countEmail('dropped');
      log.info({ email: email.id, kind: email.kind }, 'email dropped: no longer wanted');
      return 'not sent';
    }
    const messageId = `${email.createdAt}.${email.id}@${parts.host}`;
    await transport.send({ email: made, to: email.recipient, messageId });
  } catch (error) {
    await noteFailure(parts, email, error);
    return error instanceof MailError && error.isUnreached ? 'unreached' : 'not sent';
  }
  metrics?.countEmail('sent');
  return 'sent';
}

async function noteFailure(parts: MailWorkerParts, email: ClaimedEmail, error: unknown): Promise<void> {
  const { database, clock, random, log, metrics } = parts;
  const { id, kind, businessId, attempts, createdAt } = email;
  const lastError = boundedMessage(error instanceof Error ? error.message : String(error));
  const isRefused = error instanceof MailError && error.isRefused;
  const refusals = email.refusals + (isRefused ? 1 : 0);
  const failed = { attempts, createdAt, now: clock(), refusals, isRefused };
  const next = error instanceof EmailNotMakeable ? null : nextAttemptAt(failed, random);
  // The message may name a person, so it stays in the database.
  const reason = error instanceof MailError ? error.reason : error instanceof Error ? error.name : 'unknown';
  const facts = { email: id, kind, business: businessId, attempts, reason };
  if (next === null) {
    await giveUp(database, email, lastError, isRefused);
    metrics?.countEmail('given up');
    log.warn(facts, 'email given up');
  } else {
    await database.write({}, (tx) => tryAgainAt(tx, email, next, { lastError, refusals }));
    metrics?.countEmail('failed');
    log.info(facts, 'email will be tried again');
  }
}
