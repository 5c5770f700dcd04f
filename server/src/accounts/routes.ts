import { SIGN_IN_MILLISECONDS } from '@daybook/schema/figures/periods';
import { calls } from '@daybook/schema/contract/calls';
import { NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import { loginPath } from '@daybook/schema/words/routes';
import type { Database } from '../database/database.ts';
import type { Hono } from 'hono';
import { clientAddressOf } from '../http/client-address.ts';
import {
  dropKnownDevice,
  dropSessionCookies,
  dropSignIn,
  readKnownDevice,
  readSessionToken,
  readSignIn,
  setKnownDevice,
  setSessionCookies,
  setSignIn,
  type CookiePolicy,
} from '../http/cookies.ts';
import type { HttpEnvironment, RequestContext } from '../http/environment.ts';
import { Refusal } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil, type MakeRateLimit, type RateLimit } from '../http/rate-limit.ts';
import { hashOfToken } from '../http/session-guard.ts';
import { download } from '../http/text-response.ts';
import type { Clock } from '../runtime/clock.ts';
import type { AccountStore } from './account-store.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import { sessionAnswer, userAnswer, type UserAnswerParts } from './account-responses.ts';
import {
  createDeleteAccount,
  type DeleteAccount,
  type DeleteAccountParts,
  ADMIN_STAYS,
} from './deletion/delete-account.ts';
import type { Rates } from '../http/request-limits.ts';
import { archiveOf } from './export/archive.ts';
import type { SessionStore } from './session-store.ts';
import { LOGIN_NOT_A_PAGE } from './sign-in-texts.ts';
import { createSignInSeal } from './sign-in-transaction.ts';
import { createSignIn, type SignIn, type SignInParts } from './sign-in.ts';

interface AccountUses extends UserAnswerParts {
  signIn: SignIn;
  accounts: AccountStore;
  sessions: SessionStore;
  /** Logins begun or ended, by network address. */
  rate: RateLimit;
  deleteAccount: DeleteAccount;
  database: Pick<Database, 'readAtOnce'>;
  clock: Clock;
  cookies: CookiePolicy;
}

interface AccountsParts
  extends
    Pick<SignInParts, 'identity' | 'secrets'>,
    Pick<DeleteAccountParts, 'clock' | 'onMailQueued' | 'metrics'> {
  stores: {
    accounts: AccountStore;
    sessions: SessionStore;
    deletion: DeleteAccountParts['store'];
  };
  database: AccountUses['database'];
  adminEmail: string | null;
  missingSettings: readonly string[];
  publicUrl: string;
  limitOf: MakeRateLimit;
  limitOnPeople: MakeRateLimit;
  rates: Pick<Rates, 'signIn' | 'owner'>;
}

export function mountAccounts(app: Hono<HttpEnvironment>, mount: Mount, parts: AccountsParts): void {
  const { stores, clock, identity, secrets, adminEmail, publicUrl, onMailQueued, metrics } = parts;
  const { accounts, sessions } = stores;
  const seal = createSignInSeal(secrets, clock);
  const uses: AccountUses = {
    signIn: createSignIn({
      identity,
      store: accounts,
      seal,
      clock,
      secrets,
      signIns: parts.limitOnPeople('sign-ins', parts.rates.owner.signIns),
      onMailQueued,
    }),
    accounts,
    sessions,
    rate: parts.limitOf('sign-in', parts.rates.signIn),
    deleteAccount: createDeleteAccount({ store: stores.deletion, clock, onMailQueued, metrics }),
    database: parts.database,
    clock,
    cookies: { isSecure: publicUrl.startsWith('https:') },
    adminEmail,
    missingSettings: parts.missingSettings,
    secrets,
  };
  mountSignIn(mount, uses);
  mountLogin(app, uses);
  mountAccount(mount, uses);
}

function mountSignIn(mount: Mount, uses: AccountUses): void {
  const { signIn, sessions, rate, cookies } = uses;
  mount(calls.getSignInAddress, async ({ query, context }) => {
    refuseUntil(await rate.take(clientAddressOf(context)));
    const { redirectUrl, ...kept } = await signIn.begin({
      loginHint: query.login_hint ?? null,
      comeBackTo: query.come_back_to ?? null,
    });
    setSignIn(context, { ...kept, seconds: SIGN_IN_MILLISECONDS / 1000 }, cookies);
    return { redirectUrl };
  });

  mount(calls.createSession, async ({ body, context }) => {
    refuseUntil(await rate.take(clientAddressOf(context)));
    const sealed = readSignIn(context, body.state, cookies);
    // Whatever the result: a login can be finished only once.
    dropSignIn(context, body.state, cookies);
    const earlierToken = readSessionToken(context, cookies);
    const { account, comeBackTo, token, csrf, knownDevice } = await signIn.finish({
      ...body,
      sealed,
      earlierToken,
      knownDevice: readKnownDevice(context, cookies),
      userAgent: context.req.header('User-Agent') ?? '',
    });
    setSessionCookies(context, { token, csrf }, cookies);
    setKnownDevice(context, knownDevice, cookies);
    return { ...userAnswer(account, uses), come_back_to: comeBackTo };
  });

  mount(calls.signOut, async ({ context }) => {
    const token = readSessionToken(context, cookies);
    if (token !== null) await sessions.end(hashOfToken(token));
    dropSessionCookies(context, cookies);
    return { ok: true };
  });
}

/** Mounts a plain link for logging in, which leads to the identity provider even without scripts. */
function mountLogin(app: Hono<HttpEnvironment>, { signIn, rate, cookies }: AccountUses): void {
  app.get(loginPath, async (context) => {
    mustBeOpened(context);
    refuseUntil(await rate.take(clientAddressOf(context)));
    const { redirectUrl, ...kept } = await signIn.begin({ loginHint: null, comeBackTo: null });
    setSignIn(context, { ...kept, seconds: SIGN_IN_MILLISECONDS / 1000 }, cookies);
    context.header('Cache-Control', 'no-store');
    return context.redirect(redirectUrl, 303);
  });
}

/**
 * Throws the 403 for a picture, frame or script, with which any website could use up its visitors' logins.
 */
function mustBeOpened(context: RequestContext): void {
  const destination = context.req.header('Sec-Fetch-Dest');
  if (destination !== undefined && destination !== 'document') throw new Refusal(403, LOGIN_NOT_A_PAGE);
}

function mountAccount(mount: Mount, uses: AccountUses): void {
  const { accounts, sessions, cookies, clock } = uses;
  const notSignedIn = () => new Refusal(401, NOT_SIGNED_IN);

  mount(calls.getMe, async ({ user }) => {
    const account = await accounts.find(user.userId);
    if (!account) throw notSignedIn();
    return userAnswer(account, uses);
  });

  mount(calls.changeMe, async ({ user, body }) => {
    const changed = await accounts.setEmailNotifications(user.userId, body.email_notifications);
    return userAnswer(mustBeOk(changed, { 'no account': notSignedIn }), uses);
  });

  mount(calls.listSessions, async ({ user }) => {
    const own = await sessions.listOf(user.userId, clock());
    return own.map((session) => sessionAnswer(session, user.sessionHash));
  });

  mount(calls.endOtherSessions, async ({ user }) => {
    await sessions.endOthersOf(user.userId, user.sessionHash);
    return { ok: true };
  });

  mount(calls.endSession, async ({ user, params }) => {
    await sessions.endOf(user.userId, params.sessionId);
    return { ok: true };
  });

  mount(calls.getTextUse, async ({ user }) => ({ bytes: await accounts.textBytesOf(user.userId) }));

  mount(calls.exportMe, async ({ user }) => {
    const { name, content } = await archiveOf(uses.database, user, clock());
    return download(content, { name, type: 'application/zip' });
  });

  mount(calls.deleteMe, async ({ user, context }) => {
    if (user.isAdmin) throw new Refusal(403, ADMIN_STAYS);
    await uses.deleteAccount(user.userId);
    dropSessionCookies(context, cookies);
    dropKnownDevice(context, cookies);
    return { ok: true };
  });
}
