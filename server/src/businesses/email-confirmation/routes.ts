import { calls } from '@daybook/schema/contract/calls';
import type { Context } from '../../context.ts';
import type { Mount } from '../../http/mount.ts';
import { ownBusinessAnswer } from '../business-responses.ts';
import { sendConfirmation } from './confirm-email.ts';

/** Mounts the owner's 'Send again'. */
export function mountEmailConfirmation(mount: Mount, context: Context): void {
  mount(calls.sendConfirmationEmail, async ({ user, business }) =>
    ownBusinessAnswer(await sendConfirmation(context, user, business), context.clock()),
  );
}
