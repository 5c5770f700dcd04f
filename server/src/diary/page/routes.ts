import type { Hono } from 'hono';
import { cancelToken } from '@daybook/schema/contract/cancel';
import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import { slugField } from '@daybook/schema/contract/fields';
import { NOTHING_CHOSEN, readChoice } from '@daybook/schema/rules/diary-choice';
import { buildPath, withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { bookedAnswerOf } from '../../bookings/answers.ts';
import type { BookingWithBusiness } from '../../bookings/facts.ts';
import { cancelLinkInvalid, type Cancelling } from '../../bookings/cancel.ts';
import { readForm } from '../../http/body.ts';
import { clientAddressOf } from '../../http/client-address.ts';
import type { HttpEnvironment, RequestContext } from '../../http/environment.ts';
import { Refusal } from '../../http/errors.ts';
import { movedTo } from '../../http/moved.ts';
import type { SpendFor } from '../../http/rate-limit.ts';
import { acceptsGzip, compress } from '../../http/ready-answer.ts';
import type { DiaryPageBuild } from '../../site/build.ts';
import type { MayMake } from '../read-diary.ts';
import { diaryNotFound } from '../standing.ts';
import { bookByForm, choiceOfForm, type FormParts } from './book-by-form.ts';
import { diaryDocument, unavailableDocument } from './shell.tsx';
import { diaryFor, freshForm, pageFor, pageForQuery, type ShowParts } from './show-diary.ts';

export interface PageParts extends Omit<ShowParts, 'mayMake'>, FormParts {
  cancelling: Cancelling;
  build: DiaryPageBuild;
  /** Reads that make something anew, by address. */
  mayMakeFor: SpendFor;
}

export function mountDiaryPage(app: Hono<HttpEnvironment>, parts: PageParts): void {
  const { build, reader, mayMakeFor } = parts;
  const answerPage =
    (makeAnswer: (context: RequestContext, slug: string) => Promise<Response>) =>
    async (context: RequestContext) => {
      try {
        const slug = slugField.safeParse(context.req.param('slug'));
        if (!slug.success) throw diaryNotFound();
        return await makeAnswer(context, slug.data);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return html(context, unavailableDocument(error.message, build), error.status, error.extras.headers);
      }
    };

  app.get(
    pages.diary,
    answerPage(async (context, slug) => {
      const mayMake = mayMakeFor(context);
      const query = (name: string) => context.req.query(name);
      const diary = await diaryFor(slug, readChoice(query), { reader, mayMake });
      if (!diary) return toNewAddress(context, slug, parts);
      const page = await pageForQuery(diary, query, { ...parts, mayMake });
      return html(context, diaryDocument(page, build));
    }),
  );

  app.post(
    pages.diaryBook,
    answerPage(async (context, slug) => {
      const form = await readForm(context);
      const mayMake = mayMakeFor(context);
      const get = (name: string) => form[name];
      const choice = choiceOfForm(get);
      const diary = await diaryFor(slug, choice, { reader, mayMake });
      if (!diary) return toNewAddress(context, slug, parts);
      const outcome = await bookByForm(diary, get, clientAddressOf(context), parts);
      if (outcome.booked) return seeOther(bookedPath(slug, tokenIn(outcome.booked.cancel_url)));
      // Read again: the times may be what has changed.
      const fresh = await diaryFor(slug, choice, { reader, mayMake });
      if (!fresh) throw diaryNotFound();
      const page = await pageFor(fresh, choice, outcome.form, { ...parts, mayMake });
      return html(context, diaryDocument(page, build), outcome.status, outcome.headers);
    }),
  );

  app.get(
    pages.diaryBooked,
    answerPage(async (context, slug) => {
      const { found, token } = await bookingByToken(context, parts);
      const { diarySlug } = found.business;
      if (slug !== diarySlug) {
        if ((await reader.newSlugOf(slug)) !== diarySlug) throw cancelLinkInvalid();
        return seeOther(bookedPath(diarySlug, token));
      }
      const page = await bookedPage(found, token, parts, mayMakeFor(context));
      return html(context, diaryDocument(page, build), 200, PRIVATE);
    }),
  );
}

/** The address carries the cancel token: it goes to nobody, into no index and into no cache. */
const PRIVATE = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' };

/** Throws the 404 to a token that is no booking's, and the 429. */
async function bookingByToken(context: RequestContext, { cancelling }: PageParts) {
  const token = cancelToken.safeParse(context.req.query('token'));
  if (!token.success) throw cancelLinkInvalid();
  return { found: await cancelling.find(token.data, clientAddressOf(context)), token: token.data };
}

/** The confirmation, also after the business has stopped taking bookings. */
async function bookedPage(
  found: BookingWithBusiness,
  token: string,
  parts: PageParts,
  mayMake: MayMake,
): Promise<DiaryPage> {
  const diary = await parts.reader.diaryOfBusiness(found.business.id, mayMake);
  const form = freshForm(() => undefined, parts.stamps);
  return {
    diary,
    choice: NOTHING_CHOSEN,
    slots: null,
    origin: parts.publicUrl,
    now: parts.clock(),
    form,
    booked: bookedAnswerOf(found, token, parts.publicUrl),
  };
}

function tokenIn(cancelUrl: string): string | null {
  return new URL(cancelUrl).searchParams.get('token');
}

function bookedPath(slug: string, token: string | null): string {
  return withQuery(buildPath(pages.diaryBooked, { slug }), { token });
}

/** Throws the 404 for an address that never was a diary's. */
async function toNewAddress(
  context: RequestContext,
  oldSlug: string,
  { reader }: PageParts,
): Promise<Response> {
  const slug = await reader.newSlugOf(oldSlug);
  if (slug === null) throw diaryNotFound();
  const query = context.req.method === 'GET' ? new URL(context.req.url).search : '';
  const path = buildPath(pages.diary, { slug }) + query;
  return context.req.method === 'GET' ? movedTo(path) : seeOther(path);
}

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
}

async function html(
  context: RequestContext,
  document: string,
  status = 200,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isGzipped = acceptsGzip(context.env.incoming.headers['accept-encoding']);
  return new Response(isGzipped ? new Uint8Array(await compress(document)) : document, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Encoding',
      ...(isGzipped ? { 'Content-Encoding': 'gzip' } : {}),
      ...headers,
    },
  });
}
