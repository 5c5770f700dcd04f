import type { Child } from 'hono/jsx';
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { LOCALE, PRODUCT_NAME } from '@daybook/schema/words/product';
import { LocalPage } from '../page.tsx';
import type { CheckoutSession, ObjectOf, Subscription } from './stripe-objects.ts';

export const checkoutPath = '/dev/checkout';

const NO_MONEY = 'This page stands in for Stripe. No money moves, and it exists only outside production.';
const price = (pence: number) => priceText(poundsOf(pence));
const dayOf = (seconds: number) =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(seconds * 1000));

interface CheckoutPageProps {
  session: CheckoutSession;
  isDeclined: boolean;
}

export function CheckoutPage({ session, isDeclined }: CheckoutPageProps) {
  const { line, mode, cancel_url } = session;
  return (
    <Page title="Pay">
      <h1>Pay {PRODUCT_NAME}</h1>
      <p class="soft">{NO_MONEY}</p>
      {isDeclined ? <p class="problem">The card was declined. Nothing was charged.</p> : null}
      <dl>
        <dt>For</dt>
        <dd>{line.name}</dd>
        <dt>Price</dt>
        <dd>{mode === 'payment' ? `${price(line.first)}, once` : monthly(line)}</dd>
      </dl>
      <Actions session={session.id}>
        <Action name="pay">Pay {price(line.first)}</Action>
        {mode === 'payment' ? (
          <Action name="later" isQuiet>
            Try a bank transfer that takes days
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

export interface Money {
  intent: ObjectOf<'payment_intent'>;
  charge: ObjectOf<'charge'> | null;
  dispute: ObjectOf<'dispute'> | null;
}

interface PaidPageProps {
  session: CheckoutSession;
  money: Money | null;
}

/** Shows a finished checkout session, with what can still happen to its payment. */
export function PaidPage({ session, money }: PaidPageProps) {
  const isArriving = money?.intent.status === 'processing';
  const title = titleOf(session, money);
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
      {money ? <MoneyActions session={session.id} money={money} /> : null}
      <p>
        <a href={session.status === 'expired' ? session.cancel_url : session.success_url}>Continue</a>
      </p>
    </Page>
  );
}

function titleOf(session: CheckoutSession, money: Money | null): string {
  if (session.status === 'expired') return 'This checkout has expired';
  if (money?.intent.status === 'processing') return 'Waiting for the payment';
  if (money && money.intent.status !== 'succeeded') return 'The payment didn’t arrive';
  return money && isGone(money) ? 'The payment was returned' : 'The payment was made';
}

function isGone({ charge, dispute }: Money): boolean {
  return charge?.refunded === true || dispute?.status === 'lost';
}

interface MoneyActionsProps {
  session: string;
  subscription?: string;
  money: Money;
}

/** Offers to refund a payment, and to dispute it as the payer's bank does. */
function MoneyActions({ money, ...of }: MoneyActionsProps) {
  const { intent, charge, dispute } = money;
  if (intent.status !== 'succeeded' || isGone(money)) return null;
  const isDisputed = dispute?.status === 'needs_response';
  return (
    <Actions {...of} payment={intent.id}>
      {isDisputed ? null : (
        <Action name="refund" isQuiet>
          Refund it
        </Action>
      )}
      {isDisputed || charge?.disputed ? null : (
        <Action name="dispute" isQuiet>
          Let the payer’s bank dispute it
        </Action>
      )}
      {isDisputed ? (
        <>
          <Action name="lose" isQuiet>
            Let the payer’s bank win
          </Action>
          <Action name="win" isQuiet>
            Let the payer’s bank lose
          </Action>
        </>
      ) : null}
    </Actions>
  );
}

export interface ShownSubscription {
  subscription: Subscription;
  /** The payments for its months, the latest first. */
  paid: Money[];
}

interface PortalPageProps {
  session: ObjectOf<'billing_portal.session'>;
  subscriptions: ShownSubscription[];
}

export function PortalPage({ session, subscriptions }: PortalPageProps) {
  return (
    <Page title="Subscription">
      <h1>Your {PRODUCT_NAME} subscription</h1>
      <p class="soft">{NO_MONEY}</p>
      {subscriptions.map(({ subscription, paid }) => (
        <section>
          <dl>
            <dt>Status</dt>
            <dd>{stateOf(subscription)}</dd>
            <dt>Price</dt>
            <dd>{price(subscription.items.data[0]?.price.unit_amount ?? 0)} a month</dd>
          </dl>
          {subscription.status === 'canceled' ? null : (
            <SubscriptionActions session={session.id} subscription={subscription} />
          )}
          {paid.map((money) => (
            <>
              <p>
                {price(money.intent.amount)}, paid on {dayOf(money.intent.created)}: {moneyState(money)}
              </p>
              <MoneyActions session={session.id} subscription={subscription.id} money={money} />
            </>
          ))}
        </section>
      ))}
      <p>
        <a href={session.return_url}>Back to {PRODUCT_NAME}</a>
      </p>
    </Page>
  );
}

function SubscriptionActions({ session, subscription }: { session: string; subscription: Subscription }) {
  return (
    <Actions session={session} subscription={subscription.id}>
      <Action name="renew">
        {subscription.status === 'past_due'
          ? 'Pay the overdue amount'
          : 'Renew now, as if the month were over'}
      </Action>
      <Action name="fail" isQuiet>
        Let the renewal fail
      </Action>
      {subscription.cancel_at_period_end ? (
        <Action name="resume" isQuiet>
          Resume
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
  );
}

function moneyState({ charge, dispute }: Money): string {
  if (dispute?.status === 'lost') return 'taken back by the bank';
  if (charge?.refunded) return 'refunded';
  return dispute?.status === 'needs_response' ? 'disputed' : 'kept';
}

function stateOf({ status, cancel_at_period_end, items }: Subscription): string {
  if (status === 'canceled') return 'Ended';
  if (status === 'past_due') return 'The last renewal wasn’t paid';
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
  payment?: string;
  children?: Child;
}

function Actions({ session, subscription, payment, children }: ActionsProps) {
  return (
    <form method="post" action={`${checkoutPath}/${session}`} class="fields">
      {subscription === undefined ? null : <input type="hidden" name="subscription" value={subscription} />}
      {payment === undefined ? null : <input type="hidden" name="payment" value={payment} />}
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
    <LocalPage title={title} of="checkout">
      <div class="narrow">{children}</div>
    </LocalPage>
  );
}
