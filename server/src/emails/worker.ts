/** Sends the outbox's emails: at once after a booking, otherwise when they become due. */
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../runtime/clock.ts';
import type { TellError } from '../database/outage.ts';
import { createWakeUp } from './wake-up.ts';
import type { Claim, ClaimedEmail } from './claim-emails-store.ts';
import type { Email } from './email.ts';
import type { HeldClaim, Outbox } from './outbox-store.ts';
import { createPace, type Pace } from './sending-pace.ts';
import { createBelief, type Belief } from './smtp-refusal.ts';
import { nextAttemptAt } from './retry.ts';
import { boundedMessage, CONNECTIONS, MailError, SEND_DEADLINE, type MailTransport } from './transport.ts';
import { createSentNotes, type SentNotes } from './sent-notes.ts';
import { roomFor, type OnItsWay } from './sending-turns.ts';

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
  outbox: Outbox;
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
/** The most emails that are being sent, or are sent but not yet recorded. */
const NOTED_LATER_MOST = 3 * CONNECTIONS;
/** Emails made before other work gets its turn: about 1 ms each, and 3 ms right after a start. */
export const MADE_AT_ONCE = 4;
/** Rows written by another process are noticed within this time, milliseconds. */
export const LOOK_AT_LEAST_EVERY = 15_000;

export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { outbox, clock, steady, tell } = parts;
  /** By the email's id. */
  const onTheirWay = new Map<number, OnItsWay & { delivery: Promise<void>; isSent: boolean }>();
  const bell = createWakeUp();
  const notes = createSentNotes<ClaimedEmail>((sent) => outbox.markSent(sent, clock()));
  const trust: Trust = { belief: createBelief(), pace: createPace() };
  /** Overdue claims of other processes, by email and attempt, with the steady time of the first sight. */
  let overdueSince = new Map<string, number>();
  let isStopped = false;
  /** When emails due too far ahead were last looked for, by the steady clock. */
  let lookedFar = -Infinity;

  /** Starts sending the due emails. Returns for how many milliseconds there is nothing more to do. */
  async function startDue(): Promise<number> {
    const sending = [...onTheirWay.values()].filter(({ isSent }) => !isSent);
    // An email that is sent but not recorded uses no connection, but their number must stay bounded.
    const room = roomFor(sending, onTheirWay.size < NOTED_LATER_MOST ? trust.pace.parallel() : 0);
    if (room.total === 0) return LOOK_AT_LEAST_EVERY;
    const now = clock();
    notes.flush();
    const claimed = await outbox.claimDue(room, now, now + LEASE);
    for (const [at, email] of claimed.entries()) {
      if (at > 0 && at % MADE_AT_ONCE === 0) await setImmediate();
      track(email);
    }
    if (steady() - lookedFar >= LOOK_AT_LEAST_EVERY) {
      lookedFar = steady();
      const isBrought = await outbox.bringNear(now, now + LEASE);
      if ((await releaseLost(now)) || isBrought) return 0;
    }
    const next = await outbox.nextDueAfter(now);
    return Math.min(LOOK_AT_LEAST_EVERY, next === null ? Infinity : next - now);
  }

  /**
   * Releases claims that have been overdue for a whole lease by the steady clock. When the wall clock jumps,
   * all leases look over at once, but a claim first seen a lease ago has really ended. Returns whether there
   * were any.
   */
  async function releaseLost(now: number): Promise<boolean> {
    const overdue = (await outbox.findOverdue(now)).filter(({ id }) => !onTheirWay.has(id));
    const keyOf = ({ id, attempts }: HeldClaim) => `${id} ${attempts}`;
    overdueSince = new Map(
      overdue.map((claim) => [keyOf(claim), overdueSince.get(keyOf(claim)) ?? steady()]),
    );
    const lost = overdue.filter((claim) => steady() - (overdueSince.get(keyOf(claim)) ?? 0) >= LEASE);
    if (lost.length > 0) await outbox.release(lost);
    return lost.length > 0;
  }

  function track(email: Claim): void {
    const { id, businessId, isBulk } = email;
    const onSent = () => {
      const known = onTheirWay.get(id);
      if (known) known.isSent = true;
      bell.ring();
    };
    const delivery = deliver(parts, email, { trust, notes, onSent })
      .catch((error: unknown) => tell(error, 'the outbox could not note what became of an email'))
      .then(() => {
        onTheirWay.delete(id);
        bell.ring();
      });
    onTheirWay.set(id, { businessId, isBulk, delivery, isSent: false });
  }

  async function work(): Promise<void> {
    while (!isStopped) {
      const idle = await startDue().catch((error: unknown) => {
        tell(error, 'the outbox could not be read');
        return LOOK_AT_LEAST_EVERY;
      });
      await setTimeout(trust.pace.pause());
      if (!isStopped) await bell.sleep(idle);
    }
  }

  const working = work();
  return {
    wake: () => bell.ring(),
    async stop() {
      isStopped = true;
      bell.ring();
      await working;
      await Promise.all([...onTheirWay.values()].map(({ delivery }) => delivery));
    },
  };
}

interface Trust {
  belief: Belief;
  pace: Pace;
}

interface Delivering {
  trust: Trust;
  notes: SentNotes<ClaimedEmail>;
  onSent: () => void;
}

/** Makes one attempt at one email and records the result. Throws only when the database does. */
async function deliver(
  parts: MailWorkerParts,
  email: ClaimedEmail,
  { trust, notes, onSent }: Delivering,
): Promise<void> {
  const { outbox, transport, makeEmail, log, metrics } = parts;
  try {
    const made = await makeEmail(email);
    if (!made) {
      await outbox.drop(email);
      metrics?.countEmail('dropped');
      log.info({ email: email.id, kind: email.kind }, 'email dropped: no longer wanted');
      return;
    }
    await transport.send({
      email: made,
      to: email.recipient,
      messageId: `${email.createdAt}.${email.id}@${parts.host}`,
    });
  } catch (error) {
    await noteFailure(parts, email, error, trust);
    return;
  }
  onSent();
  trust.belief.restore();
  trust.pace.restore();
  metrics?.countEmail('sent');
  await notes.add(email);
}

async function noteFailure(
  parts: MailWorkerParts,
  email: ClaimedEmail,
  error: unknown,
  { belief, pace }: Trust,
): Promise<void> {
  const { outbox, clock, random, log, metrics } = parts;
  const { id, kind, businessId, attempts, createdAt } = email;
  if (error instanceof MailError && error.isUnreached) pace.fail();
  const message = boundedMessage(error instanceof Error ? error.message : String(error));
  const isRefused = error instanceof MailError && error.isRefused;
  const isHopeless = (isRefused && belief.believes()) || error instanceof EmailNotMakeable;
  const next = isHopeless ? null : nextAttemptAt({ attempts, createdAt, now: clock(), isRefused }, random);
  // The message may name a person, so it stays in the database.
  const reason = error instanceof MailError ? error.reason : error instanceof Error ? error.name : 'unknown';
  const facts = { email: id, kind, business: businessId, attempts, reason };
  if (next === null) {
    await outbox.giveUp(email, message, isRefused);
    metrics?.countEmail('given up');
    log.warn(facts, 'email given up');
  } else {
    await outbox.tryAgainAt(email, next, message);
    metrics?.countEmail('failed');
    log.info(facts, 'email will be tried again');
  }
}
