import { calls } from '@daybook/schema/contract/calls';
import { clientAddressOf } from '../http/client-address.ts';
import type { Mount } from '../http/mount.ts';
import { refuseUntil, type RateLimit } from '../http/rate-limit.ts';
import type { SendMessage } from './send-message.ts';

interface ContactRouteParts {
  sendMessage: SendMessage;
  /** Messages by network address. */
  rate: RateLimit;
}

export function mountContact(mount: Mount, { sendMessage, rate }: ContactRouteParts): void {
  mount(calls.sendMessage, async ({ body, context }) => {
    refuseUntil(await rate.take(clientAddressOf(context)));
    if (!body.website) await sendMessage(body);
    return { ok: true };
  });
}
