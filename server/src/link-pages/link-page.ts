/**
 * Serves the page behind an emailed link, without JavaScript. Opening it changes nothing, because mail scanners
 * open links. It needs no account: anyone who reads that email decides. No other site can send its form, because
 * none knows the token.
 */

import type { Hono } from 'hono';
import type { ZodType } from 'zod';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { GO_TO_HOME, TRY_AGAIN } from '@daybook/schema/words/texts';
import type { Context } from '../context.ts';
import { fieldsIn, readForm } from '../http/body.ts';
import { clientAddressOf } from '../http/client-address.ts';
import type { HttpEnvironment, RequestContext } from '../http/environment.ts';
import { isClientGone, isPassing, Refusal, refusalOf } from '../http/errors.ts';
import { OF_PRIVATE_PAGES, policyWithStyles, setHeaders } from '../http/headers.ts';
import { seeOther } from '../http/redirects.ts';
import { refuseUntil, type RateLimit } from '../http/token-bucket.ts';
import type { LinkPagesBuild } from '../pages/client-builds.ts';
import { htmlResponse } from '../pages/html-response.ts';
import { messageDocument, type Message } from '../pages/message-document.tsx';
import { linkDocument, type DrawnView, type LinkTo, type LinkView } from './link-document.tsx';
import { LINK_CHANGE_FAILED, LINK_UNABLE_TO_OPEN } from './link-texts.ts';

export interface LinkPage<Change extends string> {
  path: string;
  /** Takes the query or the form: `{ token }`. */
  token: ZodType<{ token: string }>;
  /** The refusal of a token that can't be one. */
  invalid: () => Refusal;
  /** What helps somebody whose link is invalid. */
  help: string;
  /** The heading when the page can't be shown, and the text when that is unexpected; ours if it has none. */
  failed?: { unable: string; unexpected: string };
  /** By address, so that nobody guesses a token; absent if what the page calls counts itself. */
  limit?: RateLimit;
  see: (link: OpenedLink, shown: ShownAfter<Change>) => Promise<LinkView | DrawnView>;
  changes: Readonly<Record<Change, (link: OpenedLink, form: Form) => Promise<unknown>>>;
  /** What its form has besides the token and the change. */
  fields?: readonly string[];
  /** What its address has besides, which its forms carry on. */
  carried?: readonly string[];
  /** Its view says why a change was refused, whatever the reason. Other pages say it in a message of its own. */
  saysWhy?: true;
}

export interface OpenedLink {
  token: string;
  /** The network address, by which rate limits count. */
  address: string;
  /** Where the page's forms go. */
  to: LinkTo;
}

export interface ShownAfter<Change extends string> {
  /** What was just changed here, the latest last. Empty if the page was only opened. */
  done: readonly Change[];
  refused: RefusedForm | null;
}

type Form = Readonly<Record<string, string>>;

/** A form that was refused. Nothing that was typed is lost. */
export interface RefusedForm {
  change: string;
  typed: Form;
  problems: Readonly<Record<string, string>>;
  /** Null if the reason is unexpected, so that the page says what failed. */
  message: string | null;
}

export function mountLinkPage<Change extends string>(
  app: Hono<HttpEnvironment>,
  { tell }: Pick<Context, 'tell'>,
  build: LinkPagesBuild,
  page: LinkPage<Change>,
): void {
  const { path, changes } = page;
  const isChange = (given: string): given is Change => Object.hasOwn(changes, given);
  const doneIn = (given: Form) => (given.done ?? '').split('.').filter(isChange);

  /** Responds with a message to what can't be done. */
  async function orMessage(
    request: RequestContext,
    messageOf: (refusal: Refusal) => Message,
    answer: () => Promise<Response>,
  ): Promise<Response> {
    setHeaders(request.env.outgoing, { ...policyWithStyles(build.styles.hash), ...OF_PRIVATE_PAGES });
    try {
      return await answer();
    } catch (error) {
      if (isClientGone(error, request)) throw error;
      const refusal = refusalOf(error, request, tell);
      return respond(request, messageDocument(messageOf(refusal), build), refusal);
    }
  }

  const show = async (
    request: RequestContext,
    link: OpenedLink,
    shown: ShownAfter<Change>,
    refusal?: Refusal,
  ) => respond(request, linkDocument(await page.see(link, shown), link.to, build), refusal);

  app.get(path, (request) => {
    const query = request.req.query();
    const again = { label: TRY_AGAIN, href: withQuery(path, { token: query.token ?? '' }) };
    return orMessage(
      request,
      (refusal) => notOpened(page, refusal, again),
      async () => show(request, await linkIn(page, query, request), { done: doneIn(query), refused: null }),
    );
  });

  app.post(path, (request) => {
    let form: Form = {};
    return orMessage(
      request,
      (refusal) => notChanged(page, refusal, form),
      async () => {
        form = await readForm(request);
        const link = await linkIn(page, form, request);
        const change = form.change !== undefined && isChange(form.change) ? form.change : null;
        const done = doneIn(form).filter((earlier) => earlier !== change);
        if (change === null) return seeOther(addressOf(link, done));
        const why = { request, tell, saysWhy: page.saysWhy ?? false };
        const outcome = await outcomeOf(changes[change](link, form), why);
        if (outcome instanceof Response) return outcome;
        if (outcome instanceof Refusal)
          return show(request, link, { done, refused: refusedForm(change, form, outcome) }, outcome);
        return seeOther(addressOf(link, outcome === 'changed' ? [...done, change] : done));
      },
    );
  });
}

function respond(request: RequestContext, document: string, refusal?: Refusal): Promise<Response> {
  const headers = { ...OF_PRIVATE_PAGES, ...refusal?.extras.headers };
  return htmlResponse(request, document, refusal?.status ?? 200, headers);
}

/** Reads the link of an address or a form. Throws the refusal of one that can't be read, and the 429. */
async function linkIn(
  { path, limit, token, invalid, carried = [] }: Omit<LinkPage<never>, 'see'>,
  given: Form,
  request: RequestContext,
): Promise<OpenedLink> {
  const address = clientAddressOf(request);
  if (limit) refuseUntil(await limit.take(address));
  const parsed = token.safeParse({ token: given.token });
  if (!parsed.success) throw invalid();
  const to = { path, token: parsed.data.token, carried: fieldsIn(given, ['done', ...carried]) };
  return { token: to.token, address, to };
}

function addressOf({ to: { path, token, carried } }: OpenedLink, done: readonly string[]): string {
  return withQuery(path, { token, ...carried, done: done.join('.') || null });
}

/** `again` is the way to try again, if that may help. */
function notOpened(
  { help, failed }: Pick<LinkPage<never>, 'help' | 'failed'>,
  refusal: Refusal,
  again: Message['way'],
): Message {
  const heading = failed?.unable ?? LINK_UNABLE_TO_OPEN;
  const text = isUnexpected(refusal) && failed ? failed.unexpected : refusal.message;
  return isPassing(refusal)
    ? { heading, texts: [text], way: again, otherWay: HOME }
    : { heading, texts: [text, help], way: null, otherWay: HOME };
}

type Named = Pick<LinkPage<never>, 'path' | 'help' | 'failed' | 'fields'>;

function notChanged(page: Named, refusal: Refusal, form: Form): Message {
  if (!isPassing(refusal)) return notOpened(page, refusal, null);
  const sent = fieldsIn(form, ['token', 'change', ...(page.fields ?? [])]);
  const way = { label: TRY_AGAIN, action: page.path, sent };
  return { heading: LINK_CHANGE_FAILED, texts: [refusal.message], way };
}

const HOME = { label: GO_TO_HOME, href: pages.home };

const isUnexpected = ({ status }: Refusal) => status === 500;

const refusedForm = (change: string, typed: Form, refusal: Refusal): RefusedForm => ({
  change,
  typed,
  problems: refusal.extras.fields ?? {},
  message: isUnexpected(refusal) ? null : refusal.message,
});

/**
 * Resolves to 'unchanged' if the link's subject has changed since the page opened, because the page then shows
 * its present state. Resolves to a refusal that the page itself shows: of a field that isn't valid, or any.
 */
async function outcomeOf(
  change: Promise<unknown>,
  { request, tell, saysWhy }: { request: RequestContext; saysWhy: boolean } & Pick<Context, 'tell'>,
): Promise<'changed' | 'unchanged' | Refusal | Response> {
  try {
    const outcome = await change;
    return outcome instanceof Response ? outcome : 'changed';
  } catch (error) {
    if (isClientGone(error, request)) throw error;
    const refusal = refusalOf(error, request, tell);
    if (saysWhy && refusal.status !== 404) return refusal;
    if (refusal.status === 409) return 'unchanged';
    if (refusal.status === 400 && refusal.extras.fields) return refusal;
    throw refusal;
  }
}
