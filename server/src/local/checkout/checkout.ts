import { findSessionIn } from '../../accounts/find-session.ts';
import { createSessionStore } from '../../accounts/session-store.ts';
import { createFindOwnBusiness } from '../../businesses/ownership-store.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/open.ts';
import { createSessionGuard } from '../../http/session-guard.ts';
import type { Secrets } from '../../session-secrets.ts';
import { createMarkPaid } from './checkout-store.ts';
import { createCheckoutRoutes } from './routes.tsx';

export { checkoutPath } from './pages.tsx';

export interface CheckoutParts {
  database: Database;
  clock: Clock;
  publicUrl: string;
  /** SESSION_SECRET */
  secrets: Secrets;
}

/** Stands in for the payment provider's page, for the owner's own businesses. */
export function createCheckout({ database, clock, publicUrl, secrets }: CheckoutParts) {
  // Nobody pays as the admin: who is one does not matter here.
  const findSession = findSessionIn(createSessionStore(database), null);
  return createCheckoutRoutes({
    guard: createSessionGuard({ findSession, clock, publicUrl, secrets }),
    findOwnBusiness: createFindOwnBusiness(database),
    markPaid: createMarkPaid(database),
    clock,
  });
}
