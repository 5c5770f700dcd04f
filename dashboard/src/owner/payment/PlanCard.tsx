import Check from 'lucide-react/icons/check';
import { shortPriceText } from '@daybook/schema/rules/money';
import { FREE_TRIAL_CODE } from '@daybook/schema/words/payment-texts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { IconLine, Stack } from '#ui/Layout.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Heading, RowText, Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useTrialHours } from '../use-trial-hours.ts';
import { type Offer, termText } from './offer.ts';
import * as texts from './payment-texts.ts';
import type { CouponState } from './use-paying.ts';
import styles from './payment.module.css';

export function PlanCard({ offer }: { offer: Offer }) {
  const { pricing, full, price } = offer;
  return (
    <Card as="section" padding={24} aria-label={texts.PLAN_TITLES[pricing]}>
      <Heading>{texts.PLAN_TITLES[pricing]}</Heading>
      <p className={styles.price}>
        <span className={styles.amount}>{shortPriceText(price)}</span>
        {price === full ? null : (
          <>
            <VisuallyHidden> {texts.INSTEAD_OF} </VisuallyHidden>
            <Text as="span" size={22} tone="faint" isFigures>
              <s>{shortPriceText(full)}</s>
            </Text>
          </>
        )}{' '}
        <Text as="span" tone="soft">
          {termText(offer)}
        </Text>
      </p>
      <Text size={14} tone="faint">
        {texts.PLAN_NOTES[pricing]}
      </Text>
      <Stack as="ul" gap={12} isRuled className={styles.features}>
        {texts.FEATURES.map(({ name, more }) => (
          <li key={name}>
            <IconLine as="div" icon={Check} tone="leaf">
              <div>
                <p>{name}</p>
                <RowText look="soft" as="p">
                  {more}
                </RowText>
              </div>
            </IconLine>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

/** Offers the free trial if the server says that this account can have it. */
export function TrialOffer({ coupon }: { coupon: CouponState }) {
  const take = () => {
    // The offer disappears once its code is applied. The focus moves to the field that shows the result.
    coupon.input.current?.focus();
    coupon.apply(FREE_TRIAL_CODE);
  };
  const hours = useTrialHours();
  // Keeps the room of the offer, so that nothing below moves.
  if (hours === undefined) return <Skeleton width="100%" height="9rem" />;
  if (hours === null) return null;
  return (
    <Card as="section" padding={24} gap={8} aria-label={texts.ONLY_LOOKING}>
      <Heading>{texts.ONLY_LOOKING}</Heading>
      <Text tone="soft">{texts.trialOffer(FREE_TRIAL_CODE, hours)}</Text>
      <div>
        <Button onClick={take}>{texts.applyCode(FREE_TRIAL_CODE)}</Button>
      </div>
    </Card>
  );
}
