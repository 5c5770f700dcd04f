/** Takes the plain forms of the public pages from browsers without JavaScript, and responds with a page. */

import type { Hono } from 'hono';
import type { ZodType } from 'zod';
import { contactRequest } from '@daybook/schema/contract/contact';
import { signupRequest } from '@daybook/schema/contract/newsletter';
import type { SentForm } from '@daybook/schema/contract/site-page';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { CONTACT_FAILED } from '@daybook/schema/words/contact-texts';
import {
  NEWSLETTER_FAILED,
  NEWSLETTER_NEXT,
  NEWSLETTER_THANKS,
} from '@daybook/schema/words/newsletter-texts';
import { pages, sentForms } from '@daybook/schema/words/routes';
import { GO_TO_HOME } from '@daybook/schema/words/texts';
import { TRAP_NAME } from '@daybook/schema/words/trap';
import { sendMessage } from '../contact/send-message.ts';
import type { Context } from '../context.ts';
import { readForm } from '../http/body.ts';
import { clientAddressOf } from '../http/client-address.ts';
import type { HttpEnvironment, RequestContext } from '../http/environment.ts';
import { isClientGone, refusalOf, refusalOfInput, type Refusal } from '../http/errors.ts';
import { policyWithStyles } from '../http/headers.ts';
import { refuseUntil, type RateLimit } from '../http/token-bucket.ts';
import { signUp } from '../newsletter/sign-up.ts';
import type { Look } from './document.tsx';
import { htmlResponse } from './html-response.ts';
import { messageDocument, type Message } from './message-document.tsx';
import type { ShowPage } from './show-page.ts';

type Typed = Readonly<Record<string, string>>;

/** What was typed, as far as it could be read, and why it was refused; null if it was not. */
interface Received {
  typed: Typed;
  refusal: Refusal | null;
}

export function mountSentForms(
  app: Hono<HttpEnvironment>,
  context: Context,
  { show, look }: { show: Pick<ShowPage, 'withForm'>; look: Look },
): void {
  const { messages, newsletter: newsletterLimits } = context.limits;
  const { signups } = newsletterLimits;

  app.post(sentForms.contact, async (request) => {
    const received = await receive(request, context, contactRequest, messages, (message) =>
      sendMessage(context, message),
    );
    return show.withForm('contact', request, contactForm(received), received.refusal?.status ?? 200);
  });

  app.post(sentForms.newsletter, async (request) => {
    const received = await receive(request, context, signupRequest, signups, (signup) =>
      signUp(context, signup),
    );
    const document = messageDocument(signupMessage(received), look);
    return htmlResponse(request, document, received.refusal?.status, {
      ...policyWithStyles(look.styles.hash),
      ...received.refusal?.extras.headers,
      'Cache-Control': 'private, no-store',
    });
  });

  // The browser may return to the address of a posted form by GET.
  app.get(sentForms.newsletter, () => new Response(null, { status: 303, headers: { Location: pages.home } }));
}

/**
 * Treats a form as its call does: only our own pages may send it, a program that fills in the hidden field
 * gets the usual response, and invalid input doesn't count against the rate limit.
 */
async function receive<Request extends { website?: string | null | undefined }>(
  context: RequestContext,
  { guard, tell }: Context,
  schema: ZodType<Request>,
  rate: RateLimit,
  use: (request: Request) => Promise<void>,
): Promise<Received> {
  let typed: Typed = {};
  try {
    guard.mustBeSameOrigin(context);
    typed = await readForm(context);
    const parsed = schema.safeParse({ ...typed, website: typed[TRAP_NAME] ?? typed.website });
    if (!parsed.success) throw refusalOfInput(parsed.error);
    refuseUntil(await rate.take(clientAddressOf(context)));
    if (!parsed.data.website) await use(parsed.data);
    return { typed, refusal: null };
  } catch (error) {
    if (isClientGone(error, context)) throw error;
    return { typed, refusal: refusalOf(error, context, tell) };
  }
}

function contactForm({ typed, refusal }: Received): SentForm {
  if (!refusal) return { isSent: true, values: {}, problems: {}, banner: null };
  const problems = refusal.extras.fields ?? {};
  const hasProblems = Object.keys(problems).length > 0;
  const banner = [...new Set([CONTACT_FAILED, refusal.message])].join(' ');
  return { isSent: false, values: typed, problems, banner: hasProblems ? null : banner };
}

function signupMessage({ typed: { email = '' }, refusal }: Received): Message {
  const way = { label: GO_TO_HOME, href: pages.home };
  if (!refusal) return { heading: NEWSLETTER_THANKS, texts: [NEWSLETTER_NEXT], way };
  const why = refusal.extras.fields?.email ?? refusal.message;
  return { heading: NEWSLETTER_FAILED, texts: [why, ...(email ? [typedAddress(email)] : [])], way };
}

const SHOWN = 254;
/** Removes characters that change the direction of text. */
const typedAddress = (email: string) => `You entered: ${oneLine(email.slice(0, SHOWN))}`;
