import { Hono, type MiddlewareHandler } from 'hono';
import type { Database } from '../database/database.ts';
import { listTroubled } from '../emails/outbox-store.ts';
import type { Settings } from '../settings.ts';
import type { StandInIdentity } from './google/stand-in.ts';
import type { Mailbox } from './mail/mailbox.ts';
import { createMailboxRoutes } from './mail/routes.tsx';
import { stylesPath } from './page.tsx';
import type { CheckoutStandIn } from './stripe/checkout.ts';
import { localStyles } from './styles.ts';

/** The mailbox is null if there is a mail server, the checkout if there is Stripe. */
interface StandIns {
  standIn: StandInIdentity;
  mailbox: Mailbox | null;
  database: Database;
  checkout: CheckoutStandIn | null;
}

export function createLocalRoutes(
  { identity }: Pick<Settings, 'identity'>,
  publicUrl: string,
  { standIn, mailbox, database, checkout }: StandIns,
): Hono {
  const local = new Hono();
  local.use('/dev/*', onlyAt(publicUrl));
  local.get(stylesPath, (context) =>
    context.body(localStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  if (!identity) local.route('/', standIn.routes);
  if (mailbox)
    local.route(
      '/',
      createMailboxRoutes({
        mailbox,
        listTroubled: (limit) => listTroubled(database.read, limit),
      }),
    );
  if (checkout) local.route('/', checkout.routes);
  return local;
}

/**
 * Limits the stand-ins to their own address, because they trust every request. A website whose name leads to
 * this machine (DNS rebinding) can read every response, and only the Host header reveals it.
 */
function onlyAt(publicUrl: string): MiddlewareHandler {
  const { protocol, host } = new URL(publicUrl);
  return (context, next) => {
    const asked = `${protocol}//${context.req.header('Host') ?? ''}`;
    const isOurs = URL.canParse(asked) && new URL(asked).host === host;
    return isOurs ? next() : Promise.resolve(context.notFound());
  };
}
