import type { Hono } from 'hono';
import { calls } from '@daybook/schema/contract/calls';
import { withQuery } from '@daybook/schema/rules/path';
import { pages, unsubscribePath } from '@daybook/schema/words/routes';
import type { Context } from '../context.ts';
import { readText } from '../http/body.ts';
import { clientAddressOf } from '../http/client-address.ts';
import type { HttpEnvironment, RequestContext } from '../http/environment.ts';
import { Refusal } from '../http/errors.ts';
import type { Mount } from '../http/mount.ts';
import { INPUT_NOT_VALID } from '../http/refusal-texts.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import { endSignup, signUp } from './sign-up.ts';

const DONE = { ok: true } as const;

export function mountNewsletter(app: Hono<HttpEnvironment>, mount: Mount, context: Context): void {
  const { signups } = context.limits.newsletter;

  mount(calls.signUpForNewsletter, async ({ body, request }) => {
    refuseUntil(await signups.take(clientAddressOf(request)));
    if (!body.website) await signUp(context, body);
    return DONE;
  });

  mountOneClick(app, context);
}

/** Bytes of the form that a mail program sends. */
const FORM_LIMIT = 2048;
/** Finds the field that a mail program sends, in a form of either encoding. */
const ONE_CLICK = /List-Unsubscribe(=|"\s+)One-Click/;

/**
 * Serves a mail program's own unsubscribe button (RFC 8058). There is no rate limit, because one client
 * address may unsubscribe many readers, and each costs no more than finding a row by its id. Older programs
 * open the address as a page.
 */
function mountOneClick(app: Hono<HttpEnvironment>, context: Context): void {
  const tokenIn = (request: RequestContext) => request.req.query('token') ?? '';

  app.post(unsubscribePath, async (request) => {
    if (!ONE_CLICK.test(await readText(request, FORM_LIMIT))) throw new Refusal(400, INPUT_NOT_VALID);
    await endSignup(context, tokenIn(request));
    return new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } });
  });

  app.get(unsubscribePath, (request) => {
    const page = withQuery(pages.newsletterLink, { token: tokenIn(request).slice(0, 128) });
    return new Response(null, { status: 303, headers: { Location: page, 'Cache-Control': 'no-store' } });
  });
}
