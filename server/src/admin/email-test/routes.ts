import { calls } from '@daybook/schema/contract/calls';
import { ADMIN_ACCESS_REQUIRED } from '@daybook/schema/words/session-texts';
import type { Context } from '../../context.ts';
import { clientAddressOf } from '../../http/client-address.ts';
import type { RequestContext } from '../../http/environment.ts';
import { Refusal } from '../../http/errors.ts';
import type { Mount } from '../../http/mount.ts';
import { refuseUntil } from '../../http/token-bucket.ts';
import { testBookingFlow, testEmail } from './test-email.ts';

export function mountEmailTests(mount: Mount, context: Context): void {
  const { clock, guard, limits } = context;
  const { isForAdmin, setup } = context.emailTest;

  /** Throws the 403 and the 429. */
  async function admit(request: RequestContext): Promise<void> {
    if (isForAdmin && !(await guard.find(request))?.isAdmin) throw new Refusal(403, ADMIN_ACCESS_REQUIRED);
    refuseUntil(await limits.emailTests.take(clientAddressOf(request)));
  }

  mount(calls.testEmail, async ({ query, request }) => {
    await admit(request);
    return testEmail(setup, query.email, clock);
  });

  mount(calls.testBookingFlow, async ({ body, request }) => {
    await admit(request);
    return testBookingFlow(context, { attendeeEmail: body.email, businessEmail: body.business_email });
  });
}
