import { useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { Pattern } from '@daybook/schema/contract/pattern';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { addDays, dayOfMonth, WEEKDAYS, weekdayOf } from '@daybook/schema/rules/date';
import { priceText } from '@daybook/schema/rules/money';
import { withQuery } from '@daybook/schema/rules/path';
import { isPatternDate } from '@daybook/schema/rules/pattern-dates';
import { shortMinutesText } from '@daybook/schema/words/minutes-text';
import { pages } from '@daybook/schema/words/routes';
import { readPricing } from '#api/page-data.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardHead } from '#ui/Card.tsx';
import { Inset, Row, Stack } from '#ui/Layout.tsx';
import { Banner } from '#ui/message/Banner.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { Text } from '#ui/Text.tsx';
import { useNow } from '#ui/use-now.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { setupPriceText } from '../billing-texts.ts';
import { paymentArriving } from '../business-texts.ts';
import { inUse } from '../choices.ts';
import { DiaryLink } from '../dashboard/first-steps/DiaryLink.tsx';
import { DeactivatedBanner } from '../DeactivatedBanner.tsx';
import { fieldsOfPattern } from '../new-event/form/fields-of-pattern.ts';
import { previewOf } from '../new-event/preview/preview.ts';
import { PayLink } from '../NextStepLink.tsx';
import { StartTrial } from '../StartTrial.tsx';
import { useBankHolidays } from '../use-bank-holidays.ts';
import { usePaymentArriving } from '../use-payment-arriving.ts';
import { useTrialHours } from '../use-trial-hours.ts';
import { readyState } from './ready-state.ts';
import * as texts from './set-up-texts.ts';
import { StepHead } from './StepFrame.tsx';
import type { WeekLists } from './week-form.ts';
import styles from './set-up.module.css';

interface ReadyStepProps {
  business: Business;
  pattern: Pattern;
  lists: WeekLists;
  onChangeHours: () => void;
}

export function ReadyStep({ business, pattern, lists, onChangeHours }: ReadyStepProps) {
  const hours = useTrialHours();
  const state = readyState(business, usePaymentArriving(business), hours);
  return (
    <div className={styles.step}>
      <StepHead at={null} title={texts.READY}>
        {texts.READY_NEXT[state]}
      </StepHead>
      {state === 'deactivated' ? <DeactivatedBanner business={business} /> : null}
      {state === 'arriving' ? <Banner tone="leaf">{paymentArriving(business.business_name)}</Banner> : null}
      <DiaryLink business={business} what={texts.DIARY_LINK.toLowerCase()} name={texts.DIARY_LINK} />
      <NextWeek business={business} pattern={pattern} lists={lists} onChangeHours={onChangeHours} />
      <div className={styles.foot}>
        {state !== 'trial' && state !== 'pay' ? (
          <RouterLinkButton kind="primary" to={withQuery(pages.dashboard, { business: business.id })}>
            {texts.TO_DASHBOARD}
          </RouterLinkButton>
        ) : (
          <Begin business={business} hours={hours} />
        )}
      </div>
    </div>
  );
}

function Begin({ business, hours }: { business: Business; hours: number | null | undefined }) {
  const [price] = useState(() => setupPriceText(readPricing()));
  if (hours === undefined) return <div className={styles.room} />;
  if (hours === null) return <PayLink business={business} />;
  return (
    <>
      <StartTrial business={business} hours={hours} />
      <Text size={14} tone="soft">
        {texts.trialTerms(hours, price)}
      </Text>
    </>
  );
}

function NextWeek({ business, pattern, lists, onChangeHours }: ReadyStepProps) {
  const now = useNow();
  const holidayOn = useBankHolidays(business.bank_holidays);
  const { timezone } = business;
  const [form] = useState(() => fieldsOfPattern(pattern, lists));
  const today = todayIn(timezone, now);
  const monday = addDays(today, WEEKDAYS.length - weekdayOf(today));
  const services = inUse(lists.services);
  const first = services.find(({ id }) => id === pattern.event.service_ids[0]);
  const timesOn = (date: string): number | null =>
    isPatternDate(pattern, date) && holidayOn(date) === null
      ? (previewOf(form, { date, timezone, now, serviceIndex: 0 })?.count ?? null)
      : null;
  return (
    <Card as="section" aria-label={texts.NEXT_WEEK}>
      <CardHead
        title={texts.NEXT_WEEK}
        action={
          <Button kind="quiet" onClick={onChangeHours}>
            {texts.CHANGE_HOURS}
          </Button>
        }
      />
      <Inset>
        <Stack gap={12}>
          <ul className={styles.week}>
            {WEEKDAYS.map((name, at) => {
              const date = addDays(monday, at);
              const times = timesOn(date);
              return (
                <li key={name} data-closed={times === null || undefined}>
                  <Text as="span" size={14} tone="soft">
                    {name.slice(0, 3)}
                  </Text>
                  <strong>{dayOfMonth(date)}</strong>
                  {times === null ? (
                    <>
                      <span aria-hidden="true">–</span>
                      <VisuallyHidden>{texts.CLOSED}</VisuallyHidden>
                    </>
                  ) : (
                    <Text as="span" size={14} tone="leaf" weight="medium">
                      {times}
                    </Text>
                  )}
                </li>
              );
            })}
          </ul>
          {first ? (
            <Text size={14} tone="soft">
              {texts.timesFor(first.name)}
            </Text>
          ) : null}
          <Stack as="ul" gap={8} isRuled>
            {services.map(({ id, name, duration_minutes, price }) => (
              <Row as="li" key={id} justify="between" gap={12}>
                <Text as="span" weight="medium" breaks>
                  {name}
                </Text>
                <Text as="span" tone="soft" isFigures>
                  {shortMinutesText(duration_minutes)} · {priceText(price)}
                </Text>
              </Row>
            ))}
          </Stack>
        </Stack>
      </Inset>
    </Card>
  );
}
