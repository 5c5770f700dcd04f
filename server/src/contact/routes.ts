import { calls } from '@daybook/schema/contract/calls';
import type { Context } from '../context.ts';
import { clientAddressOf } from '../http/client-address.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil } from '../http/token-bucket.ts';
import { sendMessage } from './send-message.ts';

export function mountContact(mount: Mount, context: Context): void {
  mount(calls.sendMessage, async ({ body, request }) => {
    refuseUntil(await context.limits.messages.take(clientAddressOf(request)));
    if (!body.website) await sendMessage(context, body);
    return { ok: true };
  });
}
