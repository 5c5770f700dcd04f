/** The queries for sessions. Each is atomic. */

import { and, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { SESSIONS_MAX } from '@daybook/schema/figures/bounds';
import {
  SESSION_LONGEST_MILLISECONDS,
  SESSION_MILLISECONDS,
  SESSION_USE_MILLISECONDS,
} from '@daybook/schema/figures/periods';
import type { Reader, Transaction } from '../database/database.ts';
import { firstOf, prepared } from '../database/prepared.ts';
import { sessions, users, type SessionRow } from '../database/tables.ts';
import { queueEmail } from '../emails/queue-email-store.ts';
import type { KnownDevice } from './known-device.ts';
import { NEW_DEVICE, type NewDeviceFacts } from './new-device/new-device-email.ts';
import type { Person } from './person.ts';

const { placeholder } = sql;

/** A login that the identity provider has confirmed. */
export interface FinishedSignIn {
  person: Person;
  tokenHash: string;
  /** The hash of this browser's previous session, which ends. */
  endedHash: string | null;
  browser: KnownDevice;
  device: string;
  now: number;
}

interface FoundSession {
  userId: number;
  person: string;
  email: string;
  /** Whether its use hasn't been saved for a while. */
  isUseDue: boolean;
}

export async function findSession(on: Reader, tokenHash: string, now: number): Promise<FoundSession | null> {
  const found = await firstOf(
    signedIn(on).execute({ tokenHash, now, startedAfter: now - SESSION_LONGEST_MILLISECONDS }),
  );
  if (!found) return null;
  const { userId, email, personHash, expiresAt } = found;
  const isUseDue = expiresAt < movedOn(now) - SESSION_USE_MILLISECONDS;
  return { userId, email, person: personHash, isUseDue };
}

/** Postpones the end of a session, since it is used. */
export async function noteSessionUse(tx: Transaction, tokenHash: string, now: number): Promise<void> {
  await tx
    .update(sessions)
    .set({ expiresAt: movedOn(now) })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
}

/** Returns an account's sessions, the last used first. */
export async function listSessions(on: Reader, userId: number, now: number): Promise<SessionRow[]> {
  return on
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(sessions.createdAt, now - SESSION_LONGEST_MILLISECONDS),
      ),
    )
    .orderBy(desc(sessions.expiresAt), desc(sessions.createdAt), sessions.tokenHash);
}

export async function endSession(tx: Transaction, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a session if it is the account's. Repeating it does nothing. */
export async function endSessionOf(tx: Transaction, userId: number, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)));
}

export async function endOtherSessions(tx: Transaction, userId: number, tokenHash: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash)));
}

/** Returns when a session ends that is used now and never again. */
const movedOn = (now: number) => now + SESSION_MILLISECONDS;

/** Returns milliseconds since 1970, to within SESSION_USE_MILLISECONDS. */
export const lastUseOf = ({ expiresAt }: Pick<SessionRow, 'expiresAt'>) => expiresAt - SESSION_MILLISECONDS;

/**
 * Begins a session. The browser's earlier sessions end, so that an account has one in each browser. Resolves
 * to whether the account has been here before.
 */
export async function beginSession(
  tx: Transaction,
  userId: number,
  { tokenHash, endedHash, browser, device, now }: Omit<FinishedSignIn, 'person'>,
): Promise<boolean> {
  const marks = browser.marksOf(userId);
  const ended = await tx
    .delete(sessions)
    .where(
      or(
        and(eq(sessions.userId, userId), inArray(sessions.deviceMark, marks)),
        endedHash === null ? undefined : eq(sessions.tokenHash, endedHash),
      ),
    )
    .returning({ userId: sessions.userId });
  await makeRoom(tx, userId);
  await tx
    .insert(sessions)
    .values({ tokenHash, userId, createdAt: now, expiresAt: movedOn(now), device, deviceMark: marks[0] });
  return browser.knows(userId) || ended.some((session) => session.userId === userId);
}

async function makeRoom(tx: Transaction, userId: number): Promise<void> {
  const beyond = await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.expiresAt), sessions.tokenHash)
    .limit(SESSIONS_MAX)
    .offset(SESSIONS_MAX - 1);
  const hashes = beyond.map(({ tokenHash }) => tokenHash);
  if (hashes.length > 0) await tx.delete(sessions).where(inArray(sessions.tokenHash, hashes));
}

const signedIn = prepared((on: Reader) =>
  on
    .select({
      userId: users.id,
      email: users.email,
      personHash: users.personHash,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, placeholder('tokenHash')),
        gt(sessions.expiresAt, placeholder('now')),
        gt(sessions.createdAt, placeholder('startedAfter')),
        isNull(users.deletedAt),
      ),
    )
    .prepare(),
);

/** Queues the email that tells the account's owner about the login. */
export async function tellOfDevice(
  tx: Transaction,
  recipient: string,
  { device, now }: { device: string; now: number },
): Promise<void> {
  const payload: NewDeviceFacts = { device, signedInAt: now };
  await queueEmail(tx, { kind: NEW_DEVICE, recipient, payload }, now);
}
