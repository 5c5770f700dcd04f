import { fullPriceText, PER_BUSINESS, PRICE_NOTES, tryFree, type PriceFacts } from '../landing-texts.ts';
import styles from './price-line.module.css';

export function PriceLine({ facts: { pricing, freeTrialHours } }: { facts: PriceFacts }) {
  return (
    <p className={styles.price}>
      {freeTrialHours !== null && (
        <>
          <strong>{tryFree(freeTrialHours)}</strong>, then{' '}
        </>
      )}
      <strong>{fullPriceText(pricing)}</strong> {PER_BUSINESS} {PRICE_NOTES[pricing]}
    </p>
  );
}
