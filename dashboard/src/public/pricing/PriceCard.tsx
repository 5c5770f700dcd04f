import type { SiteFacts } from '@daybook/schema/contract/site-page';
import { loginPath, pages } from '@daybook/schema/words/routes';
import { buttonClass } from '../../ui/button-class.ts';
import styles from './price-card.module.css';
import { ADD_BUSINESS, bigPrice, PER, startTrial, TERMS, TRIAL_NOTE } from './pricing-texts.ts';

interface PriceCardProps {
  facts: Pick<SiteFacts, 'pricing' | 'freeTrialHours'>;
  isSignedIn: boolean;
}

/** The price in force, and the one next step. */
export function PriceCard({ facts: { pricing, freeTrialHours }, isSignedIn }: PriceCardProps) {
  const start = freeTrialHours === null ? ADD_BUSINESS : startTrial(freeTrialHours);
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
        {isSignedIn ? ADD_BUSINESS : start}
      </a>
      {freeTrialHours !== null && <p className={styles.note}>{TRIAL_NOTE}</p>}
    </div>
  );
}
