import Check from 'lucide-react/icons/check';
import { shortPriceText } from '@daybook/schema/rules/money';
import { Card } from '../../ui/Card.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Offer } from './offer.ts';
import { termText } from './offer-texts.ts';
import { FEATURES, INSTEAD_OF, PLAN_NOTES, PLAN_TITLES } from './payment-texts.ts';
import styles from './plan-card.module.css';

/** What is bought, at the price that the coupon leaves. */
export function PlanCard({ offer }: { offer: Offer }) {
  const { pricing, full, price } = offer;
  return (
    <Card>
      <section className={styles.plan} aria-labelledby="plan">
        <h2 id="plan" className={styles.title}>
          {PLAN_TITLES[pricing]}
        </h2>
        <p className={styles.price}>
          <span className={styles.amount}>{shortPriceText(price)}</span>
          {price === full ? null : (
            <>
              <VisuallyHidden> {INSTEAD_OF} </VisuallyHidden>
              <s className={styles.before}>{shortPriceText(full)}</s>
            </>
          )}{' '}
          <span className={styles.term}>{termText(offer)}</span>
        </p>
        <p className={styles.note}>{PLAN_NOTES[pricing]}</p>
        <ul className={styles.features}>
          {FEATURES.map(({ name, more }) => (
            <li key={name} className={styles.feature}>
              <Check className={styles.sign} aria-hidden="true" />
              <div>
                <p>{name}</p>
                <p className={styles.more}>{more}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
