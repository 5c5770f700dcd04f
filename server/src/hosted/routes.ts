import type { Hono } from 'hono';
import { choicePath, readChoice } from '@daybook/schema/rules/diary-choice';
import { buildPath, withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { currentAddressOf } from '../businesses/former-addresses-store.ts';
import type { Context } from '../context.ts';
import { createMomentCache } from '../diary/moment-cache.ts';
import { momentOf } from '../diary/read-diary.ts';
import { diaryNotFound } from '../diary/refusals.ts';
import { askedAddress, clientAddressOf } from '../http/client-address.ts';
import type { HttpEnvironment, RequestContext } from '../http/environment.ts';
import { OF_PRIVATE_PAGES } from '../http/headers.ts';
import { turnFor } from '../http/one-at-a-time.ts';
import { readyAnswer, sendReady, type ReadyAnswer } from '../http/ready-answer.ts';
import { movedTo, seeOther } from '../http/redirects.ts';
import type { DiaryPageBuild } from '../pages/client-builds.ts';
import { htmlResponse } from '../pages/html-response.ts';
import { messageDocument } from '../pages/message-document.tsx';
import { answerForm, answerPage } from './answer-page.ts';
import { BOOKING_FORM, bookByForm, choiceOfForm } from './book-by-form.ts';
import { bookedPageFor, bookedPath } from './booked-page.ts';
import { diaryDocument } from './diary-document.tsx';
import { createFormStamps } from './form-stamp.ts';
import { MOVE_FORM, moveAskedBy, moveByForm, movePageFor, type MovePageOutcome } from './move-page.ts';
import type { PageContext } from './page-context.ts';
import { diaryFor, everybodysChoice, freshForm, pageFor } from './show-diary.ts';
import { WAITING_FORM, waitByForm, waitingPage } from './wait-by-form.ts';

/** Bytes of HTML, and at most as many again compressed. */
const KEPT_BYTES = 16_000_000;

export function mountDiaryPage(app: Hono<HttpEnvironment>, own: Context, build: DiaryPageBuild): void {
  const context: PageContext = { ...own, build, stamps: createFormStamps(own.secrets, own.clock) };
  const { limits, pageViews } = context;
  // Pages that are the same for everybody are made and compressed once for each version and minute.
  const kept = createMomentCache<ReadyAnswer>(KEPT_BYTES, ({ length }) => length);
  mountWaitingPage(app, context);
  mountBookedPages(app, context);

  app.get(
    pages.diary,
    answerPage(context, async (request, slug) => {
      const mayMake = limits.reading(request);
      const query = (name: string) => request.req.query(name);
      if (query('move') !== undefined) {
        const asked = moveAskedBy(slug, query, clientAddressOf(request));
        return answerMove(context, request, await movePageFor(context, asked, mayMake));
      }
      const choice = everybodysChoice(query);
      const moment = choice && (await momentOf(context, slug));
      const earlier = choice && moment && kept.kept(choicePath(slug, choice), moment);
      if (earlier) {
        pageViews.count(slug, request);
        return sendReady(earlier, request.env.incoming);
      }
      // Each request reads for itself; only the document is made once for all who wait for it.
      const diary = await diaryFor(context, slug, readChoice(query), mayMake);
      if (!diary) return toNewAddress(context, request, slug);
      const shown = { asked: readChoice(query), form: freshForm(query, context.stamps) };
      const page = await pageFor(context, diary, shown, mayMake);
      await turnFor(request);
      pageViews.count(slug, request);
      const make = () => {
        mayMake();
        return diaryDocument(page, build);
      };
      if (!choice || !moment) return htmlResponse(request, make());
      const made = kept.get(choicePath(slug, choice), moment, () => readyAnswer(make(), 'html'));
      return sendReady(await made, request.env.incoming);
    }),
  );

  app.post(
    pages.diaryBook,
    answerForm(context, BOOKING_FORM, async (request, slug, form) => {
      const mayMake = limits.reading(request);
      const get = (name: string) => form[name];
      const choice = choiceOfForm(get);
      const diary = await diaryFor(context, slug, choice, mayMake);
      if (!diary) return toNewAddress(context, request, slug);
      const outcome = await bookByForm(context, diary, form, clientAddressOf(request));
      if (outcome.ok) return seeOther(bookedPath(slug, tokenIn(outcome.value.cancel_url)));
      const { status, headers, form: again } = outcome.reason;
      // Reads again, because the times may have changed.
      const fresh = await diaryFor(context, slug, choice, mayMake);
      if (!fresh) throw diaryNotFound();
      const page = await pageFor(context, fresh, { asked: choice, form: again }, mayMake);
      await turnFor(request);
      return htmlResponse(request, diaryDocument(page, build), status, headers);
    }),
  );

  // The browser may return to the address of a posted form by GET.
  app.get(
    pages.diaryBook,
    answerPage(context, (_request, slug) => Promise.resolve(seeOther(choicePath(slug, {})))),
  );
}

/** Mounts the pages of one customer's booking, whose addresses or forms contain its token. */
function mountBookedPages(app: Hono<HttpEnvironment>, context: PageContext): void {
  const { build, limits } = context;

  app.post(
    pages.diaryMove,
    answerForm(context, MOVE_FORM, async (request, slug, form) => {
      const mayMake = limits.reading(request);
      const get = (name: string) => form[name];
      const sent = { slug, get, address: clientAddressOf(request) };
      return answerMove(context, request, await moveByForm(context, sent, mayMake));
    }),
  );

  app.get(
    pages.diaryMove,
    answerPage(context, (_request, slug) => Promise.resolve(seeOther(choicePath(slug, {})))),
  );

  app.get(
    pages.diaryBooked,
    answerPage(context, async (request, slug) => {
      const mayMake = limits.reading(request);
      const query = (name: string) => request.req.query(name);
      const asked = { slug, get: query, address: clientAddressOf(request) };
      const outcome = await bookedPageFor(context, asked, mayMake);
      if ('path' in outcome) return seeOther(outcome.path);
      await turnFor(request);
      return htmlResponse(request, diaryDocument(outcome.page, build), 200, OF_PRIVATE_PAGES);
    }),
  );
}

/** Mounts the waiting list's form, for businesses that have one. */
function mountWaitingPage(app: Hono<HttpEnvironment>, context: PageContext): void {
  const { build, limits } = context;

  app.get(
    pages.diaryWaiting,
    answerPage(context, async (request, slug) => {
      const mayMake = limits.reading(request);
      const query = (name: string) => request.req.query(name);
      const diary = await diaryFor(context, slug, readChoice(query), mayMake);
      if (!diary) return toNewAddress(context, request, slug, pages.diaryWaiting);
      if (!diary.business.has_waiting_list) return seeOther(choicePath(slug, readChoice(query)));
      const page = await waitingPage(context, diary, { get: query, again: null }, mayMake);
      await turnFor(request);
      return htmlResponse(request, diaryDocument(page, build));
    }),
  );

  app.post(
    pages.diaryWaiting,
    answerForm(context, WAITING_FORM, async (request, slug, form) => {
      const mayMake = limits.reading(request);
      const query = (name: string) => request.req.query(name);
      const diary = await diaryFor(context, slug, readChoice(query), mayMake);
      if (!diary) return toNewAddress(context, request, slug, pages.diaryWaiting);
      const outcome = await waitByForm(context, slug, (name) => form[name], clientAddressOf(request));
      if (outcome.ok) return seeOther(withQuery(choicePath(slug, {}, pages.diaryWaiting), { sent: 1 }));
      const { status, headers, form: again } = outcome.reason;
      const page = await waitingPage(context, diary, { get: query, again }, mayMake);
      await turnFor(request);
      return htmlResponse(request, diaryDocument(page, build), status, headers);
    }),
  );
}

async function answerMove(
  { build }: PageContext,
  request: RequestContext,
  outcome: MovePageOutcome,
): Promise<Response> {
  if ('path' in outcome) return seeOther(outcome.path);
  if ('message' in outcome)
    return htmlResponse(request, messageDocument(outcome.message, build), 409, OF_PRIVATE_PAGES);
  await turnFor(request);
  const { page, status, headers } = outcome;
  return htmlResponse(request, diaryDocument(page, build), status, { ...headers, ...OF_PRIVATE_PAGES });
}

function tokenIn(cancelUrl: string): string | null {
  return new URL(cancelUrl).searchParams.get('token');
}

/** Throws the 404 for an address that was never a diary's. */
async function toNewAddress(
  { database }: PageContext,
  request: RequestContext,
  oldSlug: string,
  page: string = pages.diary,
): Promise<Response> {
  const slug = await currentAddressOf(database.read, oldSlug);
  if (slug === null) throw diaryNotFound();
  const query = request.req.method === 'GET' ? askedAddress(request).query : '';
  const path = buildPath(page, { slug }) + query;
  return request.req.method === 'GET' ? movedTo(path) : seeOther(path);
}
