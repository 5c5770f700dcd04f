import {
  FOR_EACH_BUSINESS,
  freeFirst,
  fullPriceText,
  PRICE_NOTES,
  WITH_CODE,
  type PriceFacts,
} from '../landing-texts.ts';
import styles from './price-line.module.css';

export function PriceLine({ facts: { pricing, freeTrialHours } }: { facts: PriceFacts }) {
  return (
    <p className={styles.price}>
      {freeTrialHours !== null && (
        <>
          <strong>{freeFirst(freeTrialHours)}</strong> {WITH_CODE}, then{' '}
        </>
      )}
      <strong>{fullPriceText(pricing)}</strong> {FOR_EACH_BUSINESS} {PRICE_NOTES[pricing]}
    </p>
  );
}
