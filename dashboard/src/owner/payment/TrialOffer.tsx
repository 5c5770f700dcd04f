import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { useCouponVerdict } from '../../api/payment.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useOwnBusinesses } from '../businesses.ts';
import { applyCode, ONLY_LOOKING, trialOffer } from './payment-texts.ts';
import styles from './trial-offer.module.css';
import type { CouponState } from './use-coupon.ts';

/** Offers the free trial when the server says that this account can have it. */
export function TrialOffer({ coupon }: { coupon: CouponState }) {
  const take = () => {
    // The offer goes away once its code is applied: what became of it is told at the code's field.
    coupon.input.current?.focus();
    coupon.apply(FREE_TRIAL_CODE);
  };
  const { businesses = [] } = useOwnBusinesses();
  const hadTrial = businesses.some(({ trial_expires_at }) => trial_expires_at !== null);
  const { data, isPending } = useCouponVerdict(FREE_TRIAL_CODE, { enabled: !hadTrial });
  if (hadTrial) return null;
  // This keeps the place of the offer, so that what is below does not jump.
  if (isPending) return <Skeleton width="100%" height="9rem" />;
  const hours = data?.coupon?.trial_duration_hours;
  if (hours == null) return null;
  return (
    <Card>
      <section className={styles.offer} aria-labelledby="trial">
        <h2 id="trial" className={styles.title}>
          {ONLY_LOOKING}
        </h2>
        <p className={styles.text}>{trialOffer(FREE_TRIAL_CODE, hours)}</p>
        <div>
          <Button onClick={take}>{applyCode(FREE_TRIAL_CODE)}</Button>
        </div>
      </section>
    </Card>
  );
}
