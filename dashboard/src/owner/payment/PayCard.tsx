import Lock from 'lucide-react/icons/lock';
import type { Business } from '@daybook/schema/contract/business';
import { pages } from '@daybook/schema/words/routes';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CouponEntry } from './CouponEntry.tsx';
import type { Offer } from './offer.ts';
import * as offerTexts from './offer-texts.ts';
import { IconLine, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './payment.module.css';
import * as texts from './payment-texts.ts';
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
    <Card padding={24} gap={16}>
      <CouponEntry coupon={coupon} offer={offer} />
      <Sum offer={offer} />
      {paying.refusal === null ? null : (
        <Notice tone="error" isAnnounced>
          {paying.refusal}
        </Notice>
      )}
      <Stack>
        <Button kind="primary" onClick={paying.pay} isWorking={paying.isLeaving} workingText={texts.LEAVING}>
          {offerTexts.buttonText(business, offer)}
        </Button>
      </Stack>
      <Text size={14} tone="faint" as="div">
        <IconLine icon={Lock} as="p">
          {offerTexts.WAY_NOTES[offer.way]}
        </IconLine>
      </Text>
      <Accepting way={offer.way} />
    </Card>
  );
}

function Accepting({ way }: Pick<Offer, 'way'>) {
  const [before, after] = texts.ACCEPTING[way];
  return (
    <Text size={14} tone="soft">
      {before}
      <a href={pages.terms}>{texts.TERMS}</a>
      {after}
    </Text>
  );
}

function Sum({ offer }: { offer: Offer }) {
  const { pricing, code, full, price } = offer;
  const note = offerTexts.priceNote(offer);
  return (
    <div className={styles.sum}>
      <dl>
        <Line label={texts.FIRST_LINES[pricing]} amount={offerTexts.exactPrice(full)} />
        {code === null ? null : <Line label={code} amount={`− ${offerTexts.exactPrice(full - price)}`} />}
        <Line label={texts.TO_PAY_TODAY} amount={offerTexts.exactPrice(price)} isTotal />
      </dl>
      {note === null ? null : (
        <Text size={14} tone="soft">
          {note}
        </Text>
      )}
    </div>
  );
}

interface LineProps {
  label: string;
  amount: string;
  isTotal?: boolean;
}

function Line({ label, amount, isTotal = false }: LineProps) {
  return (
    <div className={styles.line} data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
