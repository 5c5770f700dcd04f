import type { Pricing } from '@daybook/schema/contract/payment';
import { FOR_EACH_BUSINESS, FREE_FIRST, fullPriceText, PRICE_NOTES, WITH_CODE } from '../landing-texts.ts';
import styles from './price-line.module.css';

export function PriceLine({ pricing }: { pricing: Pricing }) {
  return (
    <p className={styles.price}>
      <strong>{FREE_FIRST}</strong> {WITH_CODE}, then <strong>{fullPriceText(pricing)}</strong>{' '}
      {FOR_EACH_BUSINESS} {PRICE_NOTES[pricing]}
    </p>
  );
}
