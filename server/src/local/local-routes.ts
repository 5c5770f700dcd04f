import { Hono } from 'hono';
import type { Outbox } from '../emails/outbox-store.ts';
import type { Settings } from '../settings.ts';
import type { CheckoutStandIn } from './stripe/checkout.ts';
import type { StandInIdentity } from './google/stand-in.ts';
import { createMailboxRoutes } from './mail/routes.tsx';
import type { Mailbox } from './mail/mailbox.ts';
import { onlyAt } from './own-host.ts';

/** The mailbox and the checkout are null where there is a mail server, and Stripe. */
export interface StandIns {
  standIn: StandInIdentity;
  mailbox: Mailbox | null;
  outbox: Outbox;
  checkout: CheckoutStandIn | null;
}

/** What answers in the place of services that are not set up. */
export function createLocalRoutes(
  { identity }: Pick<Settings, 'identity'>,
  publicUrl: string,
  { standIn, mailbox, outbox, checkout }: StandIns,
): Hono {
  const local = new Hono();
  local.use('/dev/*', onlyAt(publicUrl));
  if (!identity) local.route('/', standIn.routes);
  if (mailbox) local.route('/', createMailboxRoutes({ mailbox, outbox }));
  if (checkout) local.route('/', checkout.routes);
  return local;
}
