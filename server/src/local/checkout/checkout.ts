import { findSessionIn } from '../../accounts/find-session.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { createSessionGuard } from '../../http/session-guard.ts';
import type { Secrets } from '../../session-secrets.ts';
import type { Stores } from '../../stores.ts';
import { createMarkPaid } from './checkout-store.ts';
import { createCheckoutRoutes } from './routes.tsx';

export { checkoutPath } from './pages.tsx';

export interface CheckoutParts {
  database: Database;
  stores: Pick<Stores, 'sessions' | 'findOwnBusiness'>;
  clock: Clock;
  publicUrl: string;
  /** SESSION_SECRET */
  secrets: Secrets;
}

/** Stands in for the payment provider's page, for the owner's own businesses. */
export function createCheckout({ database, stores, clock, publicUrl, secrets }: CheckoutParts) {
  // Nobody pays as the admin: who is one does not matter here.
  const findSession = findSessionIn(stores.sessions, null);
  return createCheckoutRoutes({
    guard: createSessionGuard({ findSession, clock, publicUrl, secrets }),
    findOwnBusiness: stores.findOwnBusiness,
    markPaid: createMarkPaid(database),
    clock,
  });
}
