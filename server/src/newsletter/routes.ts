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
import { refuseUntil } from '../http/rate-limit.ts';
import { INPUT_NOT_VALID } from '../http/refusal-texts.ts';
import { createNewsletter, newsletterLinkInvalid, type Newsletter } from './sign-up.ts';

const DONE = { ok: true } as const;

export function mountNewsletter(app: Hono<HttpEnvironment>, mount: Mount, context: Context): void {
  const { signups, links } = context.limits.newsletter;
  const newsletter = createNewsletter(context);
  const byToken = { invalid: newsletterLinkInvalid };
  const mustNotRush = async (request: RequestContext) =>
    refuseUntil(await links.take(clientAddressOf(request)));

  mount(calls.signUpForNewsletter, async ({ body, request }) => {
    refuseUntil(await signups.take(clientAddressOf(request)));
    if (!body.website) await newsletter.signUp(body);
    return DONE;
  });

  mount(
    calls.getSignup,
    async ({ query, request }) => {
      await mustNotRush(request);
      return newsletter.seen(query.token);
    },
    byToken,
  );

  mount(
    calls.confirmSignup,
    async ({ body, request }) => {
      await mustNotRush(request);
      return newsletter.confirm(body.token);
    },
    byToken,
  );

  mount(
    calls.endSignup,
    async ({ body, request }) => {
      await mustNotRush(request);
      return newsletter.end(body.token);
    },
    byToken,
  );

  mountOneClick(app, newsletter);
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
function mountOneClick(app: Hono<HttpEnvironment>, newsletter: Newsletter): void {
  const tokenIn = (context: RequestContext) => context.req.query('token') ?? '';

  app.post(unsubscribePath, async (context) => {
    if (!ONE_CLICK.test(await readText(context, FORM_LIMIT))) throw new Refusal(400, INPUT_NOT_VALID);
    await newsletter.end(tokenIn(context));
    return new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } });
  });

  app.get(unsubscribePath, (context) => {
    const page = withQuery(pages.newsletterLink, { token: tokenIn(context).slice(0, 128) });
    return new Response(null, { status: 303, headers: { Location: page, 'Cache-Control': 'no-store' } });
  });
}
