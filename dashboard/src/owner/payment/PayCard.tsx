import Lock from 'lucide-react/icons/lock';
import type { FormEvent } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { pages } from '@daybook/schema/words/routes';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { IconLine, Stack, Row } from '#ui/Layout.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { type Offer, buttonText, WAY_NOTES, priceNote, exactPrice, appliedText } from './offer.ts';
import * as texts from './payment-texts.ts';
import type { CouponState, Paying } from './use-paying.ts';
import styles from './payment.module.css';

interface PayCardProps {
  business: Business;
  offer: Offer;
  coupon: CouponState;
  paying: Paying;
}

export function PayCard({ business, offer, coupon, paying }: PayCardProps) {
  return (
    <Card padding={24} gap={16}>
      <CouponEntry coupon={coupon} offer={offer} />
      <Sum offer={offer} />
      <Problem text={paying.refusal} />
      <Stack>
        <Button kind="primary" onClick={paying.pay} isWorking={paying.isLeaving} workingText={texts.LEAVING}>
          {buttonText(business, offer)}
        </Button>
      </Stack>
      <Text size={14} tone="faint" as="div">
        <IconLine icon={Lock} as="p">
          {WAY_NOTES[offer.way]}
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
  const note = priceNote(offer);
  return (
    <div className={styles.sum}>
      <dl>
        <Line label={texts.FIRST_LINES[pricing]} amount={exactPrice(full)} />
        {code === null ? null : <Line label={code} amount={`− ${exactPrice(full - price)}`} />}
        <Line label={texts.TO_PAY_TODAY} amount={exactPrice(price)} isTotal />
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

interface CouponEntryProps {
  coupon: CouponState;
  /** Includes the coupon that is applied. */
  offer: Offer;
}

function CouponEntry({ coupon, offer }: CouponEntryProps) {
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
      {/* Present from the start, so that screen readers read what appears in it. */}
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
