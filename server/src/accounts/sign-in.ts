/** Logging in: sends people to the identity provider, and turns the code they bring back into a session. */

import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import type { AccountRow } from '../database/tables.ts';
import { Refusal } from '../http/errors.ts';
import { csrfTokenOf, hashOfToken } from '../http/session-guard.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import { beginAccountSession } from './account-store.ts';
import { deviceName } from './device-name.ts';
import { readDevice } from './known-device.ts';
import { hashPerson } from './person-hash.ts';
import { ACCOUNT_BLOCKED, LOGIN_LINK_STALE } from './sign-in-texts.ts';
import { createSignInSeal } from './sign-in-transaction.ts';

/** What came back from the provider, and what the browser kept. */
interface SignInReturn {
  code: string;
  state: string;
  /** Null if the browser kept nothing. */
  sealed: string | null;
  earlierToken: string | null;
  /** Shows which accounts have logged in here before; null if none has. */
  knownDevice: string | null;
  userAgent: string;
}

interface RequestedSignIn {
  loginHint: string | null;
  comeBackTo: string | null;
}

interface StartedSession {
  account: AccountRow;
  comeBackTo: string | null;
  token: string;
  csrf: string;
  /** The browser's new cookie, which shows that this account has logged in here. */
  knownDevice: string;
}

const TOKEN_BYTES = 32;

/** Begins a login. The browser keeps `sealed` until it is back. Throws the 503. */
export async function beginSignIn(
  { identity, secrets, clock }: Context,
  { loginHint, comeBackTo }: RequestedSignIn,
): Promise<{ redirectUrl: string; state: string; sealed: string }> {
  const { redirectUrl, begun } = await identity.begin(loginHint);
  const sealed = createSignInSeal(secrets, clock).seal({ ...begun, comeBackTo });
  return { redirectUrl, state: begun.state, sealed };
}

/**
 * Begins a session under a new token, whoever was logged in here before. Throws the 400 if this browser didn't
 * just begin this login, the 403, the 429 and the 503.
 */
export async function finishSignIn(
  { identity, database, clock, secrets, limits, onMailQueued }: Context,
  { code, state, sealed, earlierToken, knownDevice, userAgent }: SignInReturn,
): Promise<StartedSession> {
  const begun = sealed === null ? null : createSignInSeal(secrets, clock).open(sealed);
  if (begun?.state !== state) throw new Refusal(400, LOGIN_LINK_STALE);
  const person = await identity.finish(code, begun);
  const hashes = hashPerson(secrets, person.subject);
  // Limited per person, because each login may send an email.
  refuseUntil(await limits.owner.signIns.take(hashes[0]));
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const browser = readDevice(secrets, knownDevice);
  const session = {
    person,
    tokenHash: hashOfToken(token),
    endedHash: earlierToken && hashOfToken(earlierToken),
    browser,
    device: deviceName(userAgent),
    now: clock(),
  };
  const finished = await database.write({}, (tx) => beginAccountSession(tx, session, hashes));
  const { account, isOwnerEmailed } = mustBeOk(finished, {
    blocked: () => new Refusal(403, ACCOUNT_BLOCKED),
  });
  if (isOwnerEmailed) onMailQueued();
  return {
    account,
    comeBackTo: begun.comeBackTo,
    token,
    csrf: csrfTokenOf(token, secrets[0]),
    knownDevice: browser.cookieAfter(account.id),
  };
}
