import { calls } from '@daybook/schema/contract/calls';
import { ADMIN_ACCESS_REQUIRED } from '@daybook/schema/words/session-texts';
import { clientAddressOf } from '../../http/client-address.ts';
import type { RequestContext } from '../../http/environment.ts';
import { Refusal } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import { refuseUntil, type RateLimit } from '../../http/rate-limit.ts';
import type { SessionGuard } from '../../http/session-guard.ts';
import { testBookingFlow, type BookingFlowParts, testEmail } from './test-email.ts';

export interface EmailTestParts extends BookingFlowParts {
  /** True in production. */
  isForAdmin: boolean;
  guard: Pick<SessionGuard, 'find'>;
  /** Tests by network address. */
  rate: RateLimit;
}

export function mountEmailTests(mount: Mount, parts: EmailTestParts): void {
  const { isForAdmin, guard, rate } = parts;

  /** Throws the 403 and the 429. */
  async function admit(context: RequestContext): Promise<void> {
    if (isForAdmin && !(await guard.find(context))?.isAdmin) throw new Refusal(403, ADMIN_ACCESS_REQUIRED);
    refuseUntil(await rate.take(clientAddressOf(context)));
  }

  mount(calls.testEmail, async ({ query, context }) => {
    await admit(context);
    return testEmail(parts.setup, query.email, parts.clock);
  });

  mount(calls.testBookingFlow, async ({ body, context }) => {
    await admit(context);
    return testBookingFlow(parts, { attendeeEmail: body.email, businessEmail: body.business_email });
  });
}
