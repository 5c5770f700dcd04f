import { Hono, type MiddlewareHandler } from 'hono';
import type { Outbox } from '../emails/outbox-store.ts';
import type { Settings } from '../settings.ts';
import type { CheckoutStandIn } from './stripe/checkout.ts';
import type { StandInIdentity } from './google/stand-in.ts';
import { createMailboxRoutes } from './mail/routes.tsx';
import type { Mailbox } from './mail/mailbox.ts';

/** The mailbox and the checkout are null where there is a mail server, and Stripe. */
interface StandIns {
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

/**
 * The stand-ins believe everybody who asks, so they answer only at their own address. A website whose name
 * was made to lead to this machine (DNS rebinding) can read everything that it gets here, and only the Host
 * header shows that.
 */
function onlyAt(publicUrl: string): MiddlewareHandler {
  const { protocol, host } = new URL(publicUrl);
  return (context, next) => {
    const asked = `${protocol}//${context.req.header('Host') ?? ''}`;
    const isOurs = URL.canParse(asked) && new URL(asked).host === host;
    return isOurs ? next() : Promise.resolve(context.notFound());
  };
}
