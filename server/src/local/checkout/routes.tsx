/** /dev/checkout: mounted outside production where no payment provider is set. */
import { Hono } from 'hono';
import type { Child } from 'hono/jsx';
import { idInPath } from '@daybook/schema/contract/fields';
import { withQuery } from '@daybook/schema/rules/path';
import { BUSINESS_NOT_FOUND } from '@daybook/schema/words/business-texts';
import { pages } from '@daybook/schema/words/routes';
import { NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import type { FindOwnBusiness } from '../../businesses/ownership-store.ts';
import type { Clock } from '../../clock.ts';
import { readForm } from '../../http/body.ts';
import type { HttpEnvironment, RequestContext } from '../../http/environment.ts';
import { Refusal } from '../../http/errors.ts';
import type { SessionGuard } from '../../http/session-guard.ts';
import { documentOf } from '../page.tsx';
import { localStyles } from '../styles.ts';
import type { MarkPaid } from './checkout-store.ts';
import { CheckoutPage, checkoutPath, CheckoutProblem, stylesPath } from './pages.tsx';

export interface CheckoutRouteParts {
  guard: SessionGuard;
  findOwnBusiness: FindOwnBusiness;
  markPaid: MarkPaid;
  clock: Clock;
}

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** A Hono app whose paths begin at the root: `app.route('/', createCheckoutRoutes(...))`. */
export function createCheckoutRoutes(parts: CheckoutRouteParts): Hono<HttpEnvironment> {
  const { guard, findOwnBusiness, markPaid, clock } = parts;
  const routes = new Hono<HttpEnvironment>();

  async function ownBusiness(userId: number, id: string | undefined) {
    const parsed = idInPath.safeParse(id);
    const found = parsed.success ? await findOwnBusiness(userId, { businessId: parsed.data }) : null;
    if (!found) throw new Refusal(404, BUSINESS_NOT_FOUND);
    return found;
  }

  routes.get(checkoutPath, (context) =>
    orProblem(context, async () => {
      const user = await guard.find(context);
      if (!user) throw new Refusal(401, NOT_SIGNED_IN);
      const business = await ownBusiness(user.userId, context.req.query('business_id'));
      return show(context, <CheckoutPage business={business} csrf={guard.csrfTokenFor(context)} />);
    }),
  );

  routes.post(checkoutPath, (context) =>
    orProblem(context, async () => {
      guard.mustBeSameOrigin(context);
      const form = await readForm(context);
      const user = await guard.mustBeSignedIn(context, form.csrf);
      const { id } = await ownBusiness(user.userId, form.business_id);
      const isPaying = form.action === 'pay';
      if (isPaying) await markPaid(id, clock());
      const query = { payment: isPaying ? 'success' : 'cancelled', business: id };
      return context.redirect(withQuery(pages.dashboard, query), 303);
    }),
  );

  routes.get(stylesPath, (context) =>
    context.body(localStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  return routes;
}

/** A refusal as a page: a person sees it, not a program. */
async function orProblem(context: RequestContext, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return show(context, <CheckoutProblem text={error.message} />, error.status);
  }
}

function show(context: RequestContext, page: Child, status: Refusal['status'] | 200 = 200) {
  return context.html(documentOf(page), status, {
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
  });
}
