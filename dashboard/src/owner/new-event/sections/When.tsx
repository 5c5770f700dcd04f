import X from 'lucide-react/icons/x';
import { Suspense, type ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import type { Business } from '@daybook/schema/contract/business';
import { WEEKDAYS, longDate, shortDate } from '@daybook/schema/rules/date';
import { useBankHolidays } from '#owner/use-bank-holidays.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { Icon } from '#ui/Icon.tsx';
import { LOADING } from '#ui/interface-texts.ts';
import { Stack, Row } from '#ui/Layout.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { part } from '#ui/part.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { useFocus } from '#ui/use-focus.ts';
import { chosenDates, DATE_NAMES, holidaysAmong, rangeSummary } from '../form/dates.ts';
import type { DateChoice } from '../form/new-event-form.ts';
import * as texts from '../new-event-texts.ts';
import { useNewEventForm } from '../use-new-event.ts';
import { Section } from './Section.tsx';
import styles from '../new-event.module.css';

interface WhenProps {
  today: string;
  nation: Business['bank_holidays'];
  isChange: boolean;
}

/**
 * `today` is on the business's clock. Dates of another method are kept but not sent. A change of weekly hours
 * allows no other method.
 */
export function When({ today, nation, isChange }: WhenProps) {
  const { register, control, formState, clearErrors } = useNewEventForm();
  const { errors } = formState;
  const holidayOn = useBankHolidays(nation);
  const method = useWatch({ control, name: 'date_method' });
  const rangeStart = useWatch({ control, name: 'range_start' });
  return (
    <Section {...texts.WHEN}>
      {isChange ? null : (
        <RadioGroup
          label={texts.DATE_METHOD}
          isLabelHidden
          look="cards"
          choices={texts.DATE_METHODS}
          {...register('date_method', { onChange: () => clearErrors(DATE_NAMES) })}
        />
      )}
      {method === 'single' ? (
        <FieldRow>
          <DateField
            label={texts.EVENT_DATE}
            error={errors.single_date?.message}
            {...register('single_date')}
            min={today}
          />
        </FieldRow>
      ) : null}
      {method === 'multiple' ? <ManyDates today={today} holidayOn={holidayOn} /> : null}
      {method === 'range' ? (
        <>
          <FieldRow>
            <DateField
              label={texts.FIRST_DATE}
              error={errors.range_start?.message}
              {...register('range_start', { deps: ['range_end'] })}
              min={today}
            />
            <DateField
              label={texts.LAST_DATE}
              error={errors.range_end?.message}
              {...register('range_end')}
              min={rangeStart > today ? rangeStart : today}
            />
          </FieldRow>
          <RangeWeekdays />
        </>
      ) : null}
      {method === 'weekly' ? (
        <Suspense fallback={<LoadingCalendar />}>
          <EveryWeek today={today} holidayOn={holidayOn} />
        </Suspense>
      ) : null}
      <BankHolidays holidayOn={holidayOn} />
    </Section>
  );
}

function RangeWeekdays() {
  const { control, setValue, formState } = useNewEventForm();
  const excluded = useWatch({ control, name: 'excluded_weekdays' });
  const summary = useWatch({ control, compute: rangeSummary });
  const error = formState.errors.excluded_weekdays;
  const toggle = (weekday: number) =>
    setValue(
      'excluded_weekdays',
      excluded.includes(weekday) ? excluded.filter((other) => other !== weekday) : [...excluded, weekday],
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    );
  return (
    <Stack gap={8}>
      <FieldGroup
        id="excluded_weekdays"
        label={texts.RANGE_WEEKDAYS}
        isLabelHidden
        hint={texts.RANGE_WEEKDAYS_HINT}
        error={error?.message}
      >
        <div className={styles.weekdays}>
          {WEEKDAYS.map((name, weekday) => (
            <SmallButton
              key={name}
              aria-label={name}
              aria-pressed={!excluded.includes(weekday)}
              onClick={() => toggle(weekday)}
            >
              {name.slice(0, 2)}
            </SmallButton>
          ))}
        </div>
      </FieldGroup>
      <Text size={14} tone="soft" role="status">
        {summary === null ? null : (
          <>
            <Text as="strong" tone="ink">
              {summary.days}
            </Text>
            {summary.leftOut === null ? null : `, ${summary.leftOut}`}
          </>
        )}
      </Text>
    </Stack>
  );
}

/** These load when they are first shown, because an owner who picks one date never needs them. */
const EveryWeek = part(async () => (await import('./EveryWeek.tsx')).EveryWeek);
export const Calendar = part(async () => (await import('#ui/calendar/DatesCalendar.tsx')).DatesCalendar);

export function LoadingCalendar() {
  return (
    <Loading text={LOADING}>
      <Skeleton width="24rem" height="21rem" />
    </Loading>
  );
}

function ManyDates({ today, holidayOn }: { today: string; holidayOn: (date: string) => string | null }) {
  const { control, setValue, formState } = useNewEventForm();
  const dates = useWatch({ control, name: 'multiple_dates' });
  // The group takes the focus when a date's button disappears with it.
  const group = useFocus<HTMLFieldSetElement>(dates.length, { ifLost: true });
  const error = formState.errors.multiple_dates?.message;
  const choose = (chosen: string[]) =>
    setValue('multiple_dates', chosen, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <Stack gap={8}>
      <FieldGroup id="multiple_dates" ref={group} label={texts.EVENT_DATES} isLabelHidden error={error}>
        <Suspense fallback={<LoadingCalendar />}>
          <Calendar
            label={texts.EVENT_DATES}
            dates={dates}
            onChange={choose}
            min={today}
            markOf={holidayOn}
          />
        </Suspense>
      </FieldGroup>
      {dates.length > 0 ? (
        <>
          <Row>
            <p role="status">
              <strong>{texts.daysText(dates.length)}</strong>
            </p>
            <Button kind="quiet" onClick={() => choose([])}>
              {texts.CLEAR_DATES}
            </Button>
          </Row>
          <Row as="ul" gap={8} className={styles.chips} aria-label={texts.EVENT_DATES}>
            {dates.map((date) => (
              <li key={date}>
                <SmallButton
                  aria-label={texts.removeDate(longDate(date))}
                  onClick={() => choose(dates.filter((other) => other !== date))}
                >
                  {shortDate(date)}
                  <Icon icon={X} size={16} tone="faint" />
                </SmallButton>
              </li>
            ))}
          </Row>
        </>
      ) : null}
    </Stack>
  );
}

/** A small button: a weekday that can be switched, or a date that can be removed. */
function SmallButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" {...props} className={styles.small} />;
}

/** Returns the chosen dates, or '' for weekly hours, which close on bank holidays anyway. */
const publishedByHand = (choice: DateChoice) =>
  choice.date_method === 'weekly' ? '' : chosenDates(choice).join(' ');

/** Says which of the chosen dates are bank holidays on which the business's weekly hours are closed. */
function BankHolidays({ holidayOn }: { holidayOn: (date: string) => string | null }) {
  const { control } = useNewEventForm();
  const dates = useWatch({ control, compute: publishedByHand });
  const days = holidaysAmong(dates.split(' ').filter(Boolean), holidayOn);
  return (
    <div role="status">
      {days.length === 0 ? null : <Notice tone="warning">{texts.onBankHolidays(days)}</Notice>}
    </div>
  );
}
