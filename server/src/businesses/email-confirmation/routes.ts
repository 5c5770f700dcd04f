import { calls } from '@daybook/schema/contract/calls';
import type { Clock } from '../../runtime/clock.ts';
import { clientAddressOf } from '../../http/client-address.ts';
import type { RequestContext } from '../../http/environment.ts';
import type { Mount } from '../../http/mount.ts';
import { refuseUntil, type RateLimit } from '../../http/rate-limit.ts';
import { ownBusinessAnswer } from '../business-responses.ts';
import { emailLinkInvalid, type EmailConfirming } from './confirm-email.ts';

interface EmailConfirmationParts {
  confirming: EmailConfirming;
  clock: Clock;
  /** Links opened and confirmed, by network address. */
  rate: RateLimit;
}

/** Mounts the calls of the page behind the link, and the owner's 'Send again'. */
export function mountEmailConfirmation(
  mount: Mount,
  { confirming, clock, rate }: EmailConfirmationParts,
): void {
  const byToken = { invalid: emailLinkInvalid };
  const mustNotRush = async (context: RequestContext) =>
    refuseUntil(await rate.take(clientAddressOf(context)));

  mount(
    calls.getEmailConfirmation,
    async ({ query, context }) => {
      await mustNotRush(context);
      return confirming.details(query.token);
    },
    byToken,
  );

  mount(
    calls.confirmEmail,
    async ({ body, context }) => {
      await mustNotRush(context);
      return confirming.confirm(body.token);
    },
    byToken,
  );

  mount(calls.sendConfirmationEmail, async ({ user, business }) =>
    ownBusinessAnswer(await confirming.sendEmail(user, business), clock()),
  );
}
