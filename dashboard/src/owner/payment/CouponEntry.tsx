import type { FormEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './payment.module.css';
import type { Offer } from './offer.ts';
import { appliedText } from './offer-texts.ts';
import * as texts from './payment-texts.ts';
import type { CouponState } from './use-coupon.ts';

interface CouponEntryProps {
  coupon: CouponState;
  /** The offer with the coupon that is applied. */
  offer: Offer;
}

/** The field for a coupon's code, or the coupon that is applied with the way to remove it. */
/** The field for a coupon's code, or the coupon that is applied with the way to remove it. */
export function CouponEntry({ coupon, offer }: CouponEntryProps) {
  const apply = (press: FormEvent) => {
    press.preventDefault();
    coupon.apply(coupon.typed);
  };
  return (
    <div>
      <form className={styles.coupon} onSubmit={apply} noValidate>
        <div className={styles.field}>
          <TextField
            ref={coupon.input}
            name="code"
            label={texts.COUPON_CODE}
            value={coupon.typed}
            onChange={({ target }) => coupon.type(target.value)}
            error={coupon.error}
            readOnly={coupon.isChecking}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
        <div className={styles.apply}>
          <Button type="submit" isWorking={coupon.isChecking} workingText={texts.APPLYING}>
            {texts.APPLY}
          </Button>
        </div>
      </form>
      {/* There from the start, so that what appears in it is read out. */}
      <div role="status">
        {offer.code === null ? null : (
          <Row as="p" gap={8} justify="between" isOneLine className={styles.applied}>
            <Text as="span" breaks>
              <strong>{offer.code}</strong> {appliedText(offer)}
            </Text>
            <Button kind="quiet" onClick={coupon.remove}>
              {texts.REMOVE}
              <VisuallyHidden> {offer.code}</VisuallyHidden>
            </Button>
          </Row>
        )}
      </div>
    </div>
  );
}
