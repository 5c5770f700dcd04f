import type { Hono } from 'hono';
import { choicePath, readChoice } from '@daybook/schema/rules/diary-choice';
import { buildPath, withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import type { Context } from '../context.ts';
import { bookingUses } from '../bookings/booking-uses.ts';
import { createMomentCache } from '../diary/moment-cache.ts';
import { diaryNotFound } from '../diary/refusals.ts';
import { askedAddress, clientAddressOf } from '../http/client-address.ts';
import type { HttpEnvironment, RequestContext } from '../http/environment.ts';
import { movedTo } from '../http/permanent-redirect.ts';
import { readyAnswer, sendReady, type ReadyAnswer } from '../http/ready-answer.ts';
import { turnFor } from '../http/one-at-a-time.ts';
import type { SpendFor } from '../http/rate-limit.ts';
import type { DiaryPageBuild } from '../pages/client-builds.ts';
import { htmlResponse } from '../pages/html-response.ts';
import { messageDocument } from '../pages/message-document.tsx';
import { joinWaitingList } from '../waiting-list/join.ts';
import { answerForm, answerPage, type AnswerParts } from './answer-page.ts';
import { BOOKING_FORM, bookByForm, choiceOfForm, type FormParts } from './book-by-form.ts';
import { bookedPageFor, bookedPath } from './booked-page.ts';
import { diaryDocument } from './diary-document.tsx';
import { createFormStamps } from './form-stamp.ts';
import {
  MOVE_FORM,
  moveAskedBy,
  moveByForm,
  movePageFor,
  type MovePageOutcome,
  type MoveParts,
} from './move-page.ts';
import { diaryFor, everybodysChoice, freshForm, pageFor } from './show-diary.ts';
import { WAITING_FORM, waitByForm, waitingPage, type WaitingParts } from './wait-by-form.ts';

interface PageParts extends MoveParts, FormParts, AnswerParts, WaitingParts {
  /** Counts, per address, the reads that need new work. */
  mayMakeFor: SpendFor;
}

function partsOf(context: Context, build: DiaryPageBuild): PageParts {
  const { clock, diary, limits, secrets } = context;
  return {
    ...context,
    ...bookingUses(context),
    reader: diary,
    mayMakeFor: limits.reading,
    join: (slug, request, address) => joinWaitingList(context, slug, request, address),
    stamps: createFormStamps(secrets, clock),
    build,
  };
}

/** Bytes of HTML, and at most as many again compressed. */
const KEPT_BYTES = 16_000_000;

export function mountDiaryPage(app: Hono<HttpEnvironment>, ours: Context, build: DiaryPageBuild): void {
  const { pageViews } = ours;
  const parts = partsOf(ours, build);
  const { reader, mayMakeFor } = parts;
  // Pages that are the same for everybody are made and compressed once for each version and minute.
  const kept = createMomentCache<ReadyAnswer>(KEPT_BYTES, ({ length }) => length);
  mountWaitingPage(app, parts);
  mountBookedPages(app, parts);

  app.get(
    pages.diary,
    answerPage(parts, async (context, slug) => {
      const mayMake = mayMakeFor(context);
      const query = (name: string) => context.req.query(name);
      if (query('move') !== undefined) {
        const asked = moveAskedBy(slug, query, clientAddressOf(context));
        return answerMove(context, await movePageFor(asked, { ...parts, mayMake }), parts);
      }
      const choice = everybodysChoice(query);
      const moment = choice && (await reader.momentOf(slug));
      const earlier = choice && moment && kept.kept(choicePath(slug, choice), moment);
      if (earlier) {
        pageViews.count(slug, context);
        return sendReady(earlier, context.env.incoming);
      }
      // Each request reads for itself; only the document is made once for all who wait for it.
      const diary = await diaryFor(slug, readChoice(query), { reader, mayMake });
      if (!diary) return toNewAddress(context, slug, parts);
      const form = freshForm(query, parts.stamps);
      const page = await pageFor(diary, readChoice(query), form, { ...parts, mayMake });
      await turnFor(context);
      pageViews.count(slug, context);
      const make = () => {
        mayMake();
        return diaryDocument(page, build);
      };
      if (!choice || !moment) return htmlResponse(context, make());
      const made = kept.get(choicePath(slug, choice), moment, () => readyAnswer(make(), 'html'));
      return sendReady(await made, context.env.incoming);
    }),
  );

  app.post(
    pages.diaryBook,
    answerForm(parts, BOOKING_FORM, async (context, slug, form) => {
      const mayMake = mayMakeFor(context);
      const get = (name: string) => form[name];
      const choice = choiceOfForm(get);
      const diary = await diaryFor(slug, choice, { reader, mayMake });
      if (!diary) return toNewAddress(context, slug, parts);
      const outcome = await bookByForm(diary, get, clientAddressOf(context), parts);
      if (outcome.ok) return seeOther(bookedPath(slug, tokenIn(outcome.value.cancel_url)));
      const { status, headers, form: again } = outcome.reason;
      // Reads again, because the times may have changed.
      const fresh = await diaryFor(slug, choice, { reader, mayMake });
      if (!fresh) throw diaryNotFound();
      const page = await pageFor(fresh, choice, again, { ...parts, mayMake });
      await turnFor(context);
      return htmlResponse(context, diaryDocument(page, build), status, headers);
    }),
  );

  // The browser may return to the address of a posted form by GET.
  app.get(
    pages.diaryBook,
    answerPage(parts, (_context, slug) => Promise.resolve(seeOther(choicePath(slug, {})))),
  );
}

/** Mounts the pages of one customer's booking, whose addresses or forms contain its token. */
function mountBookedPages(app: Hono<HttpEnvironment>, parts: PageParts): void {
  const { build, mayMakeFor } = parts;

  app.post(
    pages.diaryMove,
    answerForm(parts, MOVE_FORM, async (context, slug, form) => {
      const mayMake = mayMakeFor(context);
      const get = (name: string) => form[name];
      const outcome = await moveByForm(slug, get, clientAddressOf(context), { ...parts, mayMake });
      return answerMove(context, outcome, parts);
    }),
  );

  app.get(
    pages.diaryMove,
    answerPage(parts, (_context, slug) => Promise.resolve(seeOther(choicePath(slug, {})))),
  );

  app.get(
    pages.diaryBooked,
    answerPage(parts, async (context, slug) => {
      const mayMake = mayMakeFor(context);
      const address = clientAddressOf(context);
      const query = (name: string) => context.req.query(name);
      const outcome = await bookedPageFor(slug, query, address, { ...parts, mayMake });
      if ('path' in outcome) return seeOther(outcome.path);
      await turnFor(context);
      return htmlResponse(context, diaryDocument(outcome.page, build), 200, PRIVATE);
    }),
  );
}

/** Mounts the waiting list's form, for businesses that have one. */
function mountWaitingPage(app: Hono<HttpEnvironment>, parts: PageParts): void {
  const { build, reader, mayMakeFor } = parts;

  app.get(
    pages.diaryWaiting,
    answerPage(parts, async (context, slug) => {
      const mayMake = mayMakeFor(context);
      const query = (name: string) => context.req.query(name);
      const diary = await diaryFor(slug, readChoice(query), { reader, mayMake });
      if (!diary) return toNewAddress(context, slug, parts, pages.diaryWaiting);
      if (!diary.business.has_waiting_list) return seeOther(choicePath(slug, readChoice(query)));
      const page = await waitingPage(diary, query, { ...parts, mayMake }, null);
      await turnFor(context);
      return htmlResponse(context, diaryDocument(page, build));
    }),
  );

  app.post(
    pages.diaryWaiting,
    answerForm(parts, WAITING_FORM, async (context, slug, form) => {
      const mayMake = mayMakeFor(context);
      const query = (name: string) => context.req.query(name);
      const diary = await diaryFor(slug, readChoice(query), { reader, mayMake });
      if (!diary) return toNewAddress(context, slug, parts, pages.diaryWaiting);
      const outcome = await waitByForm(slug, (name) => form[name], clientAddressOf(context), parts);
      if (outcome.ok) return seeOther(withQuery(choicePath(slug, {}, pages.diaryWaiting), { sent: 1 }));
      const { status, headers, form: again } = outcome.reason;
      const page = await waitingPage(diary, query, { ...parts, mayMake }, again);
      await turnFor(context);
      return htmlResponse(context, diaryDocument(page, build), status, headers);
    }),
  );
}

async function answerMove(
  context: RequestContext,
  outcome: MovePageOutcome,
  { build }: PageParts,
): Promise<Response> {
  if ('path' in outcome) return seeOther(outcome.path);
  if ('message' in outcome)
    return htmlResponse(context, messageDocument(outcome.message, build), 409, PRIVATE);
  await turnFor(context);
  const { page, status, headers } = outcome;
  return htmlResponse(context, diaryDocument(page, build), status, { ...headers, ...PRIVATE });
}

/** The address contains the cancel token, so no other site, index or cache may get it. */
const PRIVATE = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' };

function tokenIn(cancelUrl: string): string | null {
  return new URL(cancelUrl).searchParams.get('token');
}

/** Throws the 404 for an address that was never a diary's. */
async function toNewAddress(
  context: RequestContext,
  oldSlug: string,
  { reader }: PageParts,
  page: string = pages.diary,
): Promise<Response> {
  const slug = await reader.newSlugOf(oldSlug);
  if (slug === null) throw diaryNotFound();
  const query = context.req.method === 'GET' ? askedAddress(context).query : '';
  const path = buildPath(page, { slug }) + query;
  return context.req.method === 'GET' ? movedTo(path) : seeOther(path);
}

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });
}
