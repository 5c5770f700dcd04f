/** What /dev/checkout shows. */
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { LOCALE, PRODUCT_NAME } from '@daybook/schema/words/product';
import type { Child } from 'hono/jsx';
import { LocalPage } from '../page.tsx';
import type { CheckoutSession, ObjectOf, Subscription } from './stripe-objects.ts';

export const checkoutPath = '/dev/checkout';
export const stylesPath = `${checkoutPath}/styles.css`;

const NO_MONEY =
  'This page stands in for the payment provider’s. No money moves, and it exists outside production only.';
const price = (pence: number) => priceText(poundsOf(pence));
const dayOf = (seconds: number) =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1000));

export interface CheckoutPageProps {
  session: CheckoutSession;
  isDeclined: boolean;
}

/** The page of a checkout session that is open. */
export function CheckoutPage({ session, isDeclined }: CheckoutPageProps) {
  const { line, mode, cancel_url } = session;
  return (
    <Page title="Pay">
      <h1>Pay {PRODUCT_NAME}</h1>
      <p class="soft">{NO_MONEY}</p>
      {isDeclined ? <p class="problem">The card was declined. Nothing was charged.</p> : null}
      <dl>
        <dt>What</dt>
        <dd>{line.name}</dd>
        <dt>Price</dt>
        <dd>{mode === 'payment' ? `${price(line.first)}, once` : monthly(line)}</dd>
      </dl>
      <Actions session={session.id}>
        <Action name="pay">Pay {price(line.first)}</Action>
        {mode === 'payment' ? (
          <Action name="later" isQuiet>
            Try a transfer that takes days
          </Action>
        ) : null}
        <Action name="decline" isQuiet>
          Try a card that is declined
        </Action>
      </Actions>
      <p>
        <a href={cancel_url}>Back without paying</a>
      </p>
    </Page>
  );
}

function monthly({ first, price: full }: CheckoutSession['line']): string {
  const each = `${price(full)} a month`;
  return first === full ? each : `${price(first)} for the first month, then ${each}`;
}

export interface PaidPageProps {
  session: CheckoutSession;
  intent: ObjectOf<'payment_intent'> | null;
  charge: ObjectOf<'charge'> | null;
}

/** The page of a checkout session that is over, with what may still become of its money. */
export function PaidPage({ session, intent, charge }: PaidPageProps) {
  const isGone = charge !== null && (charge.refunded || charge.disputed);
  const isThere = intent?.status === 'succeeded' && !isGone;
  const isArriving = intent?.status === 'processing';
  const title =
    session.status === 'expired'
      ? 'This way to pay has expired'
      : isGone
        ? 'The money has gone back'
        : isArriving
          ? 'The money is on its way'
          : intent && !isThere
            ? 'The money did not arrive'
            : 'This is paid';
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <p class="soft">{NO_MONEY}</p>
      {isArriving ? (
        <Actions session={session.id}>
          <Action name="arrive">Let it arrive</Action>
          <Action name="bounce" isQuiet>
            Let it fail
          </Action>
        </Actions>
      ) : null}
      {isThere ? (
        <Actions session={session.id}>
          <Action name="refund" isQuiet>
            Give the money back
          </Action>
          <Action name="dispute" isQuiet>
            Let the payer’s bank take it back
          </Action>
        </Actions>
      ) : null}
      <p>
        <a href={session.status === 'expired' ? session.cancel_url : session.success_url}>Go on</a>
      </p>
    </Page>
  );
}

export interface PortalPageProps {
  session: ObjectOf<'billing_portal.session'>;
  subscriptions: Subscription[];
}

export function PortalPage({ session, subscriptions }: PortalPageProps) {
  return (
    <Page title="Subscription">
      <h1>Your {PRODUCT_NAME} subscription</h1>
      <p class="soft">{NO_MONEY}</p>
      {subscriptions.map((subscription) => (
        <section>
          <dl>
            <dt>State</dt>
            <dd>{stateOf(subscription)}</dd>
            <dt>Price</dt>
            <dd>{price(subscription.items.data[0]?.price.unit_amount ?? 0)} a month</dd>
          </dl>
          {subscription.status === 'canceled' ? null : (
            <Actions session={session.id} subscription={subscription.id}>
              <Action name="renew">
                {subscription.status === 'past_due'
                  ? 'Pay what is owed'
                  : 'Renew now, as if the month were over'}
              </Action>
              <Action name="fail" isQuiet>
                Let the renewal fail
              </Action>
              {subscription.cancel_at_period_end ? (
                <Action name="resume" isQuiet>
                  Go on after all
                </Action>
              ) : (
                <Action name="cancel" isQuiet>
                  Cancel at the end of the month
                </Action>
              )}
              <Action name="end" isQuiet>
                End it now
              </Action>
            </Actions>
          )}
        </section>
      ))}
      <p>
        <a href={session.return_url}>Back to {PRODUCT_NAME}</a>
      </p>
    </Page>
  );
}

function stateOf({ status, cancel_at_period_end, items }: Subscription): string {
  if (status === 'canceled') return 'Ended';
  if (status === 'past_due') return 'The last renewal was not paid';
  const until = dayOf(items.data[0]?.current_period_end ?? 0);
  return cancel_at_period_end ? `Cancelled: ends on ${until}` : `Renews on ${until}`;
}

export function CheckoutMissing() {
  return (
    <Page title="Pay">
      <h1>There is nothing to pay here</h1>
      <p>
        <a href="/">Go to {PRODUCT_NAME}</a>
      </p>
    </Page>
  );
}

interface ActionsProps {
  session: string;
  subscription?: string;
  children?: Child;
}

function Actions({ session, subscription, children }: ActionsProps) {
  return (
    <form method="post" action={`${checkoutPath}/${session}`} class="fields">
      {subscription === undefined ? null : <input type="hidden" name="subscription" value={subscription} />}
      {children}
    </form>
  );
}

function Action({ name, isQuiet = false, children }: { name: string; isQuiet?: boolean; children?: Child }) {
  return (
    <button name="action" value={name} class={isQuiet ? 'quiet' : undefined}>
      {children}
    </button>
  );
}

function Page({ title, children }: { title: string; children?: Child }) {
  return (
    <LocalPage title={title} of="checkout" stylesPath={stylesPath}>
      <div class="narrow">{children}</div>
    </LocalPage>
  );
}
