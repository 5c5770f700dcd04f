import type { Hono } from 'hono';
import { calls } from '@daybook/schema/contract/calls';
import { SIGN_IN_MILLISECONDS } from '@daybook/schema/figures/periods';
import { loginPath } from '@daybook/schema/words/routes';
import { NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import { textBytesOf } from '../businesses/text-room-store.ts';
import type { Context } from '../context.ts';
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
import { hashOfToken } from '../http/session-guard.ts';
import { download } from '../http/text-response.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import { mustBeOk } from '../runtime/outcome.ts';
import { sessionAnswer, answerUser } from './account-responses.ts';
import { findAccount, setEmailNotifications } from './account-store.ts';
import { ADMIN_STAYS, deleteAccount } from './deletion/delete-account.ts';
import { archiveOf } from './export/archive.ts';
import { endOtherSessions, endSession, endSessionOf, listSessions } from './session-store.ts';
import { LOGIN_NOT_A_PAGE } from './sign-in-texts.ts';
import { beginSignIn, finishSignIn } from './sign-in.ts';

interface AccountUses {
  context: Context;
  cookies: CookiePolicy;
}

export function mountAccounts(app: Hono<HttpEnvironment>, mount: Mount, context: Context): void {
  const uses = { context, cookies: { isSecure: context.publicUrl.startsWith('https:') } };
  mountSignIn(mount, uses);
  mountLogin(app, uses);
  mountAccount(mount, uses);
}

function mountSignIn(mount: Mount, uses: AccountUses): void {
  const { context, cookies } = uses;
  const { database, limits } = context;
  mount(calls.getSignInAddress, async ({ query, request }) => {
    refuseUntil(await limits.signIn.take(clientAddressOf(request)));
    const { redirectUrl, ...kept } = await beginSignIn(context, {
      loginHint: query.login_hint ?? null,
      comeBackTo: query.come_back_to ?? null,
    });
    setSignIn(request, { ...kept, seconds: SIGN_IN_MILLISECONDS / 1000 }, cookies);
    return { redirectUrl };
  });

  mount(calls.createSession, async ({ body, request }) => {
    refuseUntil(await limits.signIn.take(clientAddressOf(request)));
    const sealed = readSignIn(request, body.state, cookies);
    // Whatever the result: a login can be finished only once.
    dropSignIn(request, body.state, cookies);
    const earlierToken = readSessionToken(request, cookies);
    const { account, comeBackTo, token, csrf, knownDevice } = await finishSignIn(context, {
      ...body,
      sealed,
      earlierToken,
      knownDevice: readKnownDevice(request, cookies),
      userAgent: request.req.header('User-Agent') ?? '',
    });
    setSessionCookies(request, { token, csrf }, cookies);
    setKnownDevice(request, knownDevice, cookies);
    return { ...(await answerUser(account, context)), come_back_to: comeBackTo };
  });

  mount(calls.signOut, async ({ request }) => {
    const token = readSessionToken(request, cookies);
    if (token !== null) await database.write({}, (tx) => endSession(tx, hashOfToken(token)));
    dropSessionCookies(request, cookies);
    return { ok: true };
  });
}

/** Mounts a plain link for logging in, which leads to the identity provider even without scripts. */
function mountLogin(app: Hono<HttpEnvironment>, { context, cookies }: AccountUses): void {
  app.get(loginPath, async (request) => {
    mustBeOpened(request);
    refuseUntil(await context.limits.signIn.take(clientAddressOf(request)));
    const { redirectUrl, ...kept } = await beginSignIn(context, { loginHint: null, comeBackTo: null });
    setSignIn(request, { ...kept, seconds: SIGN_IN_MILLISECONDS / 1000 }, cookies);
    request.header('Cache-Control', 'no-store');
    return request.redirect(redirectUrl, 303);
  });
}

/**
 * Throws the 403 for a picture, frame or script, with which any website could use up its visitors' logins.
 */
function mustBeOpened(request: RequestContext): void {
  const destination = request.req.header('Sec-Fetch-Dest');
  if (destination !== undefined && destination !== 'document') throw new Refusal(403, LOGIN_NOT_A_PAGE);
}

function mountAccount(mount: Mount, { context, cookies }: AccountUses): void {
  const { clock, database } = context;
  const { read, write } = database;
  const notSignedIn = () => new Refusal(401, NOT_SIGNED_IN);

  mount(calls.getMe, async ({ user }) => {
    const account = await findAccount(read, user.userId);
    if (!account) throw notSignedIn();
    return answerUser(account, context);
  });

  mount(calls.changeMe, async ({ user, body }) => {
    const changed = await write({ account: user.userId }, (tx) =>
      setEmailNotifications(tx, user.userId, body.email_notifications),
    );
    return answerUser(mustBeOk(changed, { 'no account': notSignedIn }), context);
  });

  mount(calls.listSessions, async ({ user }) => {
    const own = await listSessions(read, user.userId, clock());
    return own.map((session) => sessionAnswer(session, user.sessionHash));
  });

  mount(calls.endOtherSessions, async ({ user: { userId, sessionHash } }) => {
    await write({ account: userId }, (tx) => endOtherSessions(tx, userId, sessionHash));
    return { ok: true };
  });

  mount(calls.endSession, async ({ user: { userId }, params }) => {
    await write({ account: userId }, (tx) => endSessionOf(tx, userId, params.sessionId));
    return { ok: true };
  });

  mount(calls.getTextUse, async ({ user }) => ({ bytes: await textBytesOf(read, user.userId) }));

  mount(calls.exportMe, async ({ user }) => {
    const { name, content } = await archiveOf(database, user, clock());
    return download(content, { name, type: 'application/zip' });
  });

  mount(calls.deleteMe, async ({ user, request }) => {
    if (user.isAdmin) throw new Refusal(403, ADMIN_STAYS);
    await deleteAccount(context, user.userId);
    dropSessionCookies(request, cookies);
    dropKnownDevice(request, cookies);
    return { ok: true };
  });
}
