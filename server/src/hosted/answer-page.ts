/**
 * Responds with pages of the hosted diary. When something goes wrong, it responds with a page in the
 * product's look, never JSON.
 */

import { slugField } from '@daybook/schema/contract/fields';
import { QUESTIONS_MAX } from '@daybook/schema/figures/bounds';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { ANSWER_NAME } from '@daybook/schema/rules/questions';
import { BACK_TO_DIARY, DIARY_LOAD_FAILED, DIARY_NOT_AVAILABLE } from '@daybook/schema/words/diary-texts';
import { TRY_AGAIN } from '@daybook/schema/words/texts';
import { diaryNotFound } from '../diary/refusals.ts';
import { fieldsIn, readForm } from '../http/body.ts';
import { askedAddress } from '../http/client-address.ts';
import type { RequestContext } from '../http/environment.ts';
import { isClientGone, isPassing, refusalOf, type Refusal, type RefusalStatus } from '../http/errors.ts';
import { policyWithStyles, setHeaders } from '../http/headers.ts';
import { meant } from '../http/redirects.ts';
import { forgivenPath } from '../pages/forgiven-path.ts';
import { htmlResponse } from '../pages/html-response.ts';
import { messageDocument, type Message } from '../pages/message-document.tsx';
import { closedDiary } from './closed-diary.ts';
import type { PageContext } from './page-context.ts';
import {
  ASK_THE_BUSINESS,
  BOOKED_LINK_INVALID,
  BOOKED_NOT_FOUND,
  DEMO_BOOKED_ERASED,
  typedIsKept,
} from './page-texts.ts';
import { prefilledFields } from './show-diary.ts';

/** A question with several choices has one field for all. */
const isAnswer = (name: string) => ANSWER_NAME.test(name);

type Form = Readonly<Record<string, string>>;

export function answerPage(
  context: PageContext,
  makeAnswer: (request: RequestContext, slug: string) => Promise<Response>,
) {
  return (request: RequestContext) =>
    orMessage(context, request, null, () => withSlug(request, (slug) => makeAnswer(request, slug)));
}

/** The heading for a form that couldn't be taken, and its fields, which can be sent again. */
export interface PostedForm {
  failed: string;
  fields: readonly string[];
}

/** A form that was refused, with what was typed and what is wrong. */
export interface FormAgain<Shown> {
  status: RefusalStatus;
  headers: Record<string, string>;
  form: Shown;
}

/** Responds to a form posted to one diary's page. Nothing that was typed is lost. */
export function answerForm(
  context: PageContext,
  kind: PostedForm,
  makeAnswer: (request: RequestContext, slug: string, form: Form) => Promise<Response>,
) {
  return async (request: RequestContext) => {
    let form: Form | null = null;
    const read = async (slug: string) => {
      form = await readForm(request, isAnswer);
      return makeAnswer(request, slug, form);
    };
    return orMessage(
      context,
      request,
      (refusal) => formMessage(refusal, request, form, kind, context.demoDiarySlug),
      () => withSlug(request, read),
    );
  };
}

/** Throws the 404 for a text that can't be read as a diary's slug. */
async function withSlug(
  request: RequestContext,
  makeAnswer: (slug: string) => Promise<Response>,
): Promise<Response> {
  const slug = slugField.safeParse(request.req.param('slug'));
  if (slug.success) return makeAnswer(slug.data);
  const path = forgivenPath(request.req.path);
  if (path === null) throw diaryNotFound();
  return meant(path + askedAddress(request).query);
}

/** `messageOf` returns the message for the form, as far as it was read; null for a page without a form. */
async function orMessage(
  context: PageContext,
  request: RequestContext,
  messageOf: ((refusal: Refusal) => Message) | null,
  makeAnswer: () => Promise<Response>,
): Promise<Response> {
  const { build, tell } = context;
  setHeaders(request.env.outgoing, policyWithStyles(build.styles.hash));
  try {
    return await makeAnswer();
  } catch (error) {
    if (isClientGone(error, request)) throw error;
    const refusal = refusalOf(error, request, tell);
    if (refusal.status === 402) {
      const message = await closedDiary(context, request, request.req.param('slug') ?? '');
      return htmlResponse(request, messageDocument(message, build), 402, {
        'Cache-Control': 'private, no-store',
      });
    }
    const message = messageOf ? messageOf(refusal) : pageMessage(refusal, request, context.demoDiarySlug);
    const { headers } = refusal.extras;
    return htmlResponse(request, messageDocument(message, build), refusal.status, headers);
  }
}

function pageMessage(refusal: Refusal, request: RequestContext, demoDiarySlug: string): Message {
  if (isPassing(refusal)) {
    const { path, query } = askedAddress(request);
    const way = { label: TRY_AGAIN, href: path + query };
    return { heading: DIARY_LOAD_FAILED, texts: [refusal.message], way };
  }
  if (refusal.extras.kind === 'booking-link') {
    if (request.req.param('slug') !== demoDiarySlug)
      return { heading: BOOKED_NOT_FOUND, texts: [BOOKED_LINK_INVALID], way: null };
    const way = { label: BACK_TO_DIARY, href: choicePath(demoDiarySlug, {}) };
    return { heading: BOOKED_NOT_FOUND, texts: [DEMO_BOOKED_ERASED], way };
  }
  return { heading: DIARY_NOT_AVAILABLE, texts: [refusal.message, ASK_THE_BUSINESS], way: null };
}

const answersIn = (form: Form) =>
  Object.keys(form)
    .filter(isAnswer)
    .slice(0, 2 * QUESTIONS_MAX);

function formMessage(
  refusal: Refusal,
  request: RequestContext,
  form: Form | null,
  kind: PostedForm,
  demoDiarySlug: string,
): Message {
  if (!isPassing(refusal) && refusal.status !== 413) return pageMessage(refusal, request, demoDiarySlug);
  if (!form) {
    const href = choicePath(request.req.param('slug') ?? '', {});
    return { heading: kind.failed, texts: [refusal.message], way: { label: BACK_TO_DIARY, href } };
  }
  const typed = Object.values(prefilledFields((name) => form[name])).filter(Boolean);
  return {
    heading: kind.failed,
    texts: [refusal.message, ...(typed.length ? [typedIsKept(typed)] : [])],
    way: {
      label: TRY_AGAIN,
      action: request.req.path,
      sent: fieldsIn(form, [...kind.fields, ...answersIn(form)]),
    },
  };
}
