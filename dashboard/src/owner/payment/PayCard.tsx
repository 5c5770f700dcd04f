import Lock from 'lucide-react/icons/lock';
import type { Business } from '@daybook/schema/contract/business';
import { pages } from '@daybook/schema/words/routes';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CouponEntry } from './CouponEntry.tsx';
import type { Offer } from './offer.ts';
import { buttonText, exactPrice, priceNote, WAY_NOTES } from './offer-texts.ts';
import styles from './pay-card.module.css';
import { ACCEPTING, FIRST_LINES, LEAVING, TERMS, TO_PAY_TODAY } from './payment-texts.ts';
import type { CouponState } from './use-coupon.ts';
import type { Paying } from './use-paying.ts';

interface PayCardProps {
  business: Business;
  offer: Offer;
  coupon: CouponState;
  paying: Paying;
}

/** The coupon, what is to be paid with it, and the one button. */
export function PayCard({ business, offer, coupon, paying }: PayCardProps) {
  return (
    <Card>
      <div className={styles.card}>
        <CouponEntry coupon={coupon} offer={offer} />
        <Sum offer={offer} />
        {paying.refusal === null ? null : (
          <Notice tone="error" isAnnounced>
            {paying.refusal}
          </Notice>
        )}
        <div className={styles.pay}>
          <Button kind="primary" onClick={paying.pay} isWorking={paying.isLeaving} workingText={LEAVING}>
            {buttonText(business, offer)}
          </Button>
        </div>
        <p className={styles.note}>
          <Lock className={styles.icon} aria-hidden="true" />
          {WAY_NOTES[offer.way]}
        </p>
        <Accepting way={offer.way} />
      </div>
    </Card>
  );
}

function Accepting({ way }: Pick<Offer, 'way'>) {
  const [before, after] = ACCEPTING[way];
  return (
    <p className={styles.after}>
      {before}
      <a href={pages.terms}>{TERMS}</a>
      {after}
    </p>
  );
}

function Sum({ offer }: { offer: Offer }) {
  const { pricing, code, full, price } = offer;
  const note = priceNote(offer);
  return (
    <div className={styles.sum}>
      <dl>
        <Line label={FIRST_LINES[pricing]} amount={exactPrice(full)} />
        {code === null ? null : <Line label={code} amount={`− ${exactPrice(full - price)}`} />}
        <div className={styles.total}>
          <dt>{TO_PAY_TODAY}</dt>
          <dd>{exactPrice(price)}</dd>
        </div>
      </dl>
      {note === null ? null : <p className={styles.after}>{note}</p>}
    </div>
  );
}

function Line({ label, amount }: { label: string; amount: string }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
