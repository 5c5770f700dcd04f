import type { SentForm, SitePage } from '@daybook/schema/contract/site-page';
import type { User } from '@daybook/schema/contract/user';
import type { RequestContext } from '../http/environment.ts';
import { setHeaders } from '../http/headers.ts';
import { readyAnswer, sendReady, type ReadyAnswer } from '../http/ready-answer.ts';
import type { SessionGuard } from '../http/session-guard.ts';
import type { SiteBuild } from '../site/build.ts';
import { htmlResponse } from '../site/html-response.ts';
import { createMakePage, type MadePage, type Seen, type SettledFacts } from './make-page.ts';

export interface ShowPageParts {
  build: Pick<SiteBuild, 'publicPages' | 'diaryPage'>;
  facts: SettledFacts;
  guard: Pick<SessionGuard, 'find' | 'giveBackCsrfCookie'>;
  /** Null for an account that is gone. */
  findUser: (userId: number) => Promise<User | null>;
  /** For how many hours the free trial's code opens a diary now; null while it opens none. */
  findFreeTrial: () => Promise<number | null>;
}

type PageName = SitePage['name'];

export interface ShowPage {
  /** The page's title, without the product's name. */
  headingOf: (name: PageName) => string;
  /** Answers a GET of that page. */
  (name: PageName, context: RequestContext): Promise<Response>;
  /** Answers that page with what came of its form. */
  withForm(name: PageName, context: RequestContext, form: SentForm, status: number): Promise<Response>;
}

/** A page as it is for everybody who is not signed in, while the free trial stays as it is. */
interface Kept extends Pick<Seen, 'freeTrialHours'> {
  made: MadePage;
  answer: Promise<ReadyAnswer>;
}

export function createShowPage({ build, facts, guard, findUser, findFreeTrial }: ShowPageParts): ShowPage {
  const makePage = createMakePage(build, facts);
  const kept = new Map<PageName, Kept>();

  function keptPage(name: PageName, freeTrialHours: number | null): Kept {
    const earlier = kept.get(name);
    if (earlier?.freeTrialHours === freeTrialHours) return earlier;
    const made = makePage(name, { user: null, form: null, freeTrialHours });
    const page = { freeTrialHours, made, answer: readyAnswer(made.html, 'html') };
    kept.set(name, page);
    return page;
  }

  async function userOf(context: RequestContext): Promise<User | null> {
    const signedIn = await guard.find(context);
    return signedIn && findUser(signedIn.userId);
  }

  /** For one visitor alone: no cache keeps it. */
  async function showTo(
    user: User | null,
    {
      name,
      context,
      form,
      status,
    }: { name: PageName; context: RequestContext; form: SentForm | null; status: number },
  ): Promise<Response> {
    if (user) await guard.giveBackCsrfCookie(context);
    const { html, headers } = makePage(name, { user, form, freeTrialHours: await findFreeTrial() });
    return htmlResponse(context, html, status, { ...headers, 'Cache-Control': 'private, no-store' });
  }

  async function show(name: PageName, context: RequestContext): Promise<Response> {
    const status = name === 'notFound' ? 404 : 200;
    const user = await userOf(context);
    if (user || status === 404) return showTo(user, { name, context, form: null, status });
    const { made, answer } = keptPage(name, await findFreeTrial());
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
