import { isDeepStrictEqual } from 'node:util';
import type { SentForm, SiteFacts, SitePage } from '@daybook/schema/contract/site-page';
import type { User } from '@daybook/schema/contract/user';
import type { RequestContext } from '../http/environment.ts';
import { setHeaders } from '../http/headers.ts';
import { readyAnswer, sendReady, type ReadyAnswer } from '../http/ready-answer.ts';
import type { SessionGuard } from '../http/session-guard.ts';
import type { SiteBuild } from './client-builds.ts';
import { htmlResponse } from './html-response.ts';
import { createMakePage, type ChangingFacts, type MadePage, type SettledFacts } from './make-page.tsx';

interface ShowPageParts {
  build: Pick<SiteBuild, 'publicPages' | 'diaryPage'>;
  facts: SettledFacts;
  guard: Pick<SessionGuard, 'find' | 'restoreCsrfCookie'>;
  /** Resolves to null for a deleted account. */
  findUser: (userId: number) => Promise<User | null>;
  /** Resolves to the hours for which the free trial's code opens a diary; null while it opens none. */
  findFreeTrial: () => Promise<number | null>;
  findTestimonials: () => Promise<SiteFacts['testimonials']>;
}

type PageName = SitePage['name'];

export interface ShowPage {
  /** Returns the page's title, without the product's name. */
  headingOf: (name: PageName) => string;
  (name: PageName, context: RequestContext): Promise<Response>;
  /** Responds with that page and the result of its form. */
  withForm(name: PageName, context: RequestContext, form: SentForm, status: number): Promise<Response>;
}

/** A page for visitors who are not logged in, kept until one of its changing facts changes. */
interface Kept {
  changing: ChangingFacts;
  made: MadePage;
  answer: Promise<ReadyAnswer>;
}

export function createShowPage(parts: ShowPageParts): ShowPage {
  const { build, facts, guard, findUser } = parts;
  const makePage = createMakePage(build, facts);
  const kept = new Map<PageName, Kept>();

  async function changingFactsOf(name: PageName): Promise<ChangingFacts> {
    const freeTrialHours = await parts.findFreeTrial();
    const found = name === 'home' ? await parts.findTestimonials() : [];
    const testimonials = found.map(({ name, business, words }) => ({ name, business, words }));
    return { freeTrialHours, testimonials };
  }

  async function keptPage(name: PageName): Promise<Kept> {
    const changing = await changingFactsOf(name);
    const earlier = kept.get(name);
    if (earlier && isDeepStrictEqual(earlier.changing, changing)) return earlier;
    const made = makePage(name, { user: null, form: null, changing });
    const page = { changing, made, answer: readyAnswer(made.html, 'html') };
    kept.set(name, page);
    return page;
  }

  async function userOf(context: RequestContext): Promise<User | null> {
    const signedIn = await guard.find(context);
    return signedIn && findUser(signedIn.userId);
  }

  /** Shows the page to one visitor, and lets no cache keep it. */
  async function showTo(
    user: User | null,
    {
      name,
      context,
      form,
      status,
    }: { name: PageName; context: RequestContext; form: SentForm | null; status: number },
  ): Promise<Response> {
    if (user) await guard.restoreCsrfCookie(context);
    const { html, headers } = makePage(name, { user, form, changing: await changingFactsOf(name) });
    return htmlResponse(context, html, status, { ...headers, 'Cache-Control': 'private, no-store' });
  }

  async function show(name: PageName, context: RequestContext): Promise<Response> {
    const status = name === 'notFound' ? 404 : 200;
    const user = await userOf(context);
    if (user || status === 404) return showTo(user, { name, context, form: null, status });
    const { made, answer } = await keptPage(name);
    setHeaders(context.env.outgoing, made.headers);
    return sendReady(await answer, context.env.incoming);
  }

  return Object.assign(show, {
    headingOf: makePage.headingOf,
    async withForm(name: PageName, context: RequestContext, form: SentForm, status: number) {
      return showTo(await userOf(context), { name, context, form, status });
    },
  });
}
