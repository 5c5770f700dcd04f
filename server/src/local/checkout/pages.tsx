/** What /dev/checkout shows. */
import { poundsOf, priceText } from '@daybook/schema/rules/money';
import { BACK_TO_DASHBOARD } from '@daybook/schema/words/business-texts';
import { NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import { SETUP_FEE_PENCE } from '@daybook/schema/figures/prices';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import type { Child } from 'hono/jsx';
import { LocalPage } from '../page.tsx';

export const checkoutPath = '/dev/checkout';
export const stylesPath = `${checkoutPath}/styles.css`;

export interface CheckoutPageProps {
  business: { id: number; name: string };
  /** Proves that the form was filled in on this page, by whoever is signed in. */
  csrf: string;
}

export function CheckoutPage({ business, csrf }: CheckoutPageProps) {
  return (
    <Page title="Pay">
      <h1>Pay {PRODUCT_NAME}</h1>
      <p class="soft">
        This page stands in for the payment provider's. No money moves, and it exists outside production only.
      </p>
      <dl>
        <dt>For</dt>
        <dd>{business.name}</dd>
        <dt>What</dt>
        <dd>Setup, once</dd>
        <dt>Price</dt>
        <dd>{priceText(poundsOf(SETUP_FEE_PENCE))}</dd>
      </dl>
      <form method="post" action={checkoutPath} class="fields">
        <input type="hidden" name="business_id" value={business.id} />
        <input type="hidden" name="csrf" value={csrf} />
        <button name="action" value="pay">
          Pay {priceText(poundsOf(SETUP_FEE_PENCE))}
        </button>
        <button name="action" value="cancel" class="quiet">
          Cancel
        </button>
      </form>
    </Page>
  );
}

export function CheckoutProblem({ text }: { text: string }) {
  return (
    <Page title="Pay">
      <h1>{text}</h1>
      <p>
        <a href={text === NOT_SIGNED_IN ? pages.home : pages.dashboard}>
          {text === NOT_SIGNED_IN ? `Go to ${PRODUCT_NAME}` : BACK_TO_DASHBOARD}
        </a>
      </p>
    </Page>
  );
}

function Page({ title, children }: { title: string; children?: Child }) {
  return (
    <LocalPage title={title} of="checkout" stylesPath={stylesPath}>
      <div class="narrow">{children}</div>
    </LocalPage>
  );
}
