import { calls } from '@daybook/schema/contract/calls';
import type { Context } from '../../context.ts';
import { clientAddressOf } from '../../http/client-address.ts';
import type { RequestContext } from '../../http/environment.ts';
import type { Mount } from '../../http/mount.ts';
import { refuseUntil } from '../../http/token-bucket.ts';
import { ownBusinessAnswer } from '../business-responses.ts';
import { emailLinkInvalid, readConfirmation, confirmEmail, sendConfirmation } from './confirm-email.ts';

/** Mounts the calls of the page behind the link, and the owner's 'Send again'. */
export function mountEmailConfirmation(mount: Mount, context: Context): void {
  const { clock, limits } = context;
  const byToken = { invalid: emailLinkInvalid };
  const mustNotRush = async (request: RequestContext) =>
    refuseUntil(await limits.emailLinks.take(clientAddressOf(request)));

  mount(
    calls.getEmailConfirmation,
    async ({ query, request }) => {
      await mustNotRush(request);
      return readConfirmation(context, query.token);
    },
    byToken,
  );

  mount(
    calls.confirmEmail,
    async ({ body, request }) => {
      await mustNotRush(request);
      return confirmEmail(context, body.token);
    },
    byToken,
  );

  mount(calls.sendConfirmationEmail, async ({ user, business }) =>
    ownBusinessAnswer(await sendConfirmation(context, user, business), clock()),
  );
}
