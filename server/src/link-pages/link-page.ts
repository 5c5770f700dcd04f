/**
 * Serves the page behind an emailed link, without JavaScript. Opening it changes nothing, because mail scanners
 * open links. It needs no account: anyone who reads that email decides. No other site can send its form, because
 * none knows the token.
 */

import type { Hono } from 'hono';
import type { ZodType } from 'zod';
import { withQuery } from '@daybook/schema/rules/path';
import { TRY_AGAIN } from '@daybook/schema/words/texts';
import type { Context } from '../context.ts';
import { fieldsIn, readForm } from '../http/body.ts';
import { clientAddressOf } from '../http/client-address.ts';
import type { HttpEnvironment, RequestContext } from '../http/environment.ts';
import { isClientGone, isPassing, Refusal, refusalOf } from '../http/errors.ts';
import { policyWithStyles, setHeaders, type Headers } from '../http/headers.ts';
import { seeOther } from '../http/redirects.ts';
import { refuseUntil, type RateLimit } from '../http/token-bucket.ts';
import type { Look } from '../pages/document.tsx';
import { htmlResponse } from '../pages/html-response.ts';
import { messageDocument, type Message } from '../pages/message-document.tsx';
import { linkDocument, type LinkView } from './link-document.tsx';
import { LINK_CHANGE_FAILED, LINK_UNABLE_TO_OPEN } from './link-texts.ts';

export interface LinkPage<Change extends string> {
  path: string;
  /** Takes the query or the form: `{ token }`. */
  token: ZodType<{ token: string }>;
  /** The refusal of a token that can't be one. */
  invalid: () => Refusal;
  /** What helps somebody whose link is invalid. */
  help: string;
  /** By address, so that nobody guesses a token. */
  limit: RateLimit;
  /** `done` was just changed; null if the page was only opened. `again` is its form, if that was refused. */
  see: (token: string, done: Change | null, again: RefusedForm | null) => Promise<LinkView>;
  changes: Readonly<Record<Change, (token: string, form: Form) => Promise<unknown>>>;
  /** What its form has besides the token and the change. */
  fields?: readonly string[];
}

type Form = Readonly<Record<string, string>>;

/** A form with a field that isn't valid. Nothing that was typed is lost. */
export interface RefusedForm {
  typed: Form;
  problems: Readonly<Record<string, string>>;
  message: string;
}

/** The address has a token, so no other site learns of it, and nobody keeps or indexes the page. */
const OF_LINKS: Headers = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

export function mountLinkPage<Change extends string>(
  app: Hono<HttpEnvironment>,
  { tell }: Pick<Context, 'tell'>,
  look: Look,
  page: LinkPage<Change>,
): void {
  const { path, changes } = page;
  const changeOf = (given: string | undefined) => (isChange(given) ? given : null);
  const isChange = (given: string | undefined): given is Change =>
    given !== undefined && Object.hasOwn(changes, given);

  async function tokenIn(given: Form, request: RequestContext): Promise<string> {
    refuseUntil(await page.limit.take(clientAddressOf(request)));
    const parsed = page.token.safeParse({ token: given.token });
    if (!parsed.success) throw page.invalid();
    return parsed.data.token;
  }

  /** Responds with a message to what can't be done. */
  async function orMessage(
    request: RequestContext,
    messageOf: (refusal: Refusal) => Message,
    answer: () => Promise<Response>,
  ): Promise<Response> {
    setHeaders(request.env.outgoing, { ...policyWithStyles(look.styles.hash), ...OF_LINKS });
    try {
      return await answer();
    } catch (error) {
      if (isClientGone(error, request)) throw error;
      const refusal = refusalOf(error, request, tell);
      const document = messageDocument(messageOf(refusal), look);
      return htmlResponse(request, document, refusal.status, { ...OF_LINKS, ...refusal.extras.headers });
    }
  }

  const shown = (request: RequestContext, token: string, view: LinkView, status = 200) =>
    htmlResponse(request, linkDocument(view, { path, token }, look), status, OF_LINKS);

  const notOpened = (refusal: Refusal, again: Message['way']): Message =>
    isPassing(refusal)
      ? { heading: LINK_UNABLE_TO_OPEN, texts: [refusal.message], way: again }
      : { heading: LINK_UNABLE_TO_OPEN, texts: [refusal.message, page.help], way: null };

  app.get(path, (request) => {
    const query = request.req.query();
    const again = { label: TRY_AGAIN, href: withQuery(path, { token: query.token ?? '' }) };
    return orMessage(
      request,
      (refusal) => notOpened(refusal, again),
      async () => {
        const token = await tokenIn(query, request);
        return shown(request, token, await page.see(token, changeOf(query.done), null));
      },
    );
  });

  app.post(path, (request) => {
    let form: Form = {};
    return orMessage(
      request,
      (refusal) => {
        const sent = fieldsIn(form, ['token', 'change', ...(page.fields ?? [])]);
        const way = { label: TRY_AGAIN, action: path, sent };
        return isPassing(refusal)
          ? { heading: LINK_CHANGE_FAILED, texts: [refusal.message], way }
          : notOpened(refusal, null);
      },
      async () => {
        form = await readForm(request);
        const token = await tokenIn(form, request);
        const change = changeOf(form.change);
        const outcome = change === null ? 'unchanged' : await outcomeOf(changes[change](token, form));
        if (typeof outcome === 'string')
          return seeOther(withQuery(path, { token, done: outcome === 'changed' ? change : null }));
        const { message, extras } = outcome;
        const again = { typed: form, problems: extras.fields ?? {}, message };
        return shown(request, token, await page.see(token, null, again), 400);
      },
    );
  });
}

/**
 * Resolves to 'unchanged' if the link's subject has changed since the page opened, because the page then shows
 * its present state. Resolves to the refusal if a field isn't valid.
 */
async function outcomeOf(change: Promise<unknown>): Promise<'changed' | 'unchanged' | Refusal> {
  try {
    await change;
    return 'changed';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.status === 409) return 'unchanged';
    if (error.status === 400 && error.extras.fields) return error;
    throw error;
  }
}
