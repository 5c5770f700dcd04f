import type { Pricing } from '@daybook/schema/contract/payment';
import { loginPath, pages } from '@daybook/schema/words/routes';
import { buttonClass } from '../../ui/button-class.ts';
import styles from './price-card.module.css';
import { ADD_BUSINESS, bigPrice, PER, START_TRIAL, TERMS, TRIAL_NOTE } from './pricing-texts.ts';

interface PriceCardProps {
  pricing: Pricing;
  isSignedIn: boolean;
}

/** The price in force, and the one next step. */
export function PriceCard({ pricing, isSignedIn }: PriceCardProps) {
  return (
    <div className={styles.card}>
      <p>
        <span className={styles.price}>{bigPrice(pricing)}</span>{' '}
        <span className={styles.per}>{PER[pricing]}</span>
      </p>
      <p className={styles.terms}>{TERMS[pricing]}</p>
      <a
        className={`${buttonClass('primary')} ${styles.start}`}
        href={isSignedIn ? pages.newBusiness : loginPath}
      >
        {isSignedIn ? ADD_BUSINESS : START_TRIAL}
      </a>
      <p className={styles.note}>{TRIAL_NOTE}</p>
    </div>
  );
}
