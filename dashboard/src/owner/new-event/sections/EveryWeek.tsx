import { useWatch } from 'react-hook-form';
import { PATTERN_EVERY_WEEKS_MAX, PATTERN_WEEKS_AHEAD_MAX } from '@daybook/schema/figures/bounds';
import { CLOCK_TIME } from '@daybook/schema/rules/clock-time';
import { dayAndMonth, WEEKDAYS } from '@daybook/schema/rules/date';
import { closedDays, weekSentence } from '#owner/weekly-hours/weekly-hours-sentence.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/fields/Checkbox.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldGroup } from '#ui/fields/FieldGroup.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { TimeField } from '#ui/fields/TimeField.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Text } from '#ui/Text.tsx';
import { isManual, type NewEventForm } from '../form/new-event-form.ts';
import { openDays, publishedOn } from '../form/week.ts';
import * as texts from '../new-event-texts.ts';
import { useNewEventForm } from '../use-new-event.ts';
import styles from '../new-event.module.css';

interface WeekProps {
  today: string;
  /** Names a bank holiday on which the weekly hours are closed. */
  holidayOn: (date: string) => string | null;
}

export function EveryWeek({ today, holidayOn }: WeekProps) {
  const { register, control, formState } = useNewEventForm();
  const { errors } = formState;
  const from = useWatch({ control, name: 'from_date' });
  return (
    <>
      <Week />
      <FieldRow>
        <Select label={texts.REPEATS} choices={REPEATS} {...register('every_weeks')} />
        <DateField
          label={texts.FROM}
          error={errors.from_date?.message}
          {...register('from_date', { deps: ['until_date'] })}
          min={today}
        />
        <DateField
          label={texts.UNTIL_DATE}
          isOptional
          error={errors.until_date?.message}
          {...register('until_date')}
          min={from > today ? from : today}
        />
        <Select label={texts.PUBLISHED} choices={WEEKS_AHEAD} {...register('weeks_ahead')} />
      </FieldRow>
      <Summary today={today} holidayOn={holidayOn} />
    </>
  );
}

/** Asks which weekdays are open, and for the hours of each. */
export function Week() {
  const { week } = useNewEventForm().formState.errors;
  return (
    <FieldGroup id="week" label={texts.WEEK} isLabelHidden error={week?.root?.message ?? week?.message}>
      <ul className={styles.week}>
        {WEEKDAYS.map((name, weekday) => (
          <Weekday key={name} name={name} weekday={weekday} />
        ))}
      </ul>
    </FieldGroup>
  );
}

const counting = (most: number, label: (count: number) => string) =>
  Array.from({ length: most }, (_, at) => ({ value: String(at + 1), label: label(at + 1) }));
const REPEATS = counting(PATTERN_EVERY_WEEKS_MAX, texts.everyWeeks);
const WEEKS_AHEAD = counting(PATTERN_WEEKS_AHEAD_MAX, texts.weeksAhead);

function Weekday({ name, weekday }: { name: string; weekday: number }) {
  const { register, control, formState, getValues, setValue } = useNewEventForm();
  const showToast = useToast();
  const errors = formState.errors.week?.[weekday];
  const isOpen = useWatch({ control, name: `week.${weekday}.is_open` });
  const hasHours = !useWatch({ control, compute: isManual });
  const copyToAll = () => {
    const { start_time, end_time } = getValues(`week.${weekday}`);
    const week = getValues('week').map((day) => (day.is_open ? { ...day, start_time, end_time } : day));
    setValue('week', week, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    showToast(texts.hoursCopied(name));
  };
  return (
    <li className={styles.day} data-closed={isOpen ? undefined : ''}>
      <Checkbox label={name} {...register(`week.${weekday}.is_open`)} />
      {isOpen && hasHours ? (
        <>
          <div className={styles.dayHours}>
            <TimeField
              label={texts.opensOn(name)}
              isLabelHidden
              error={errors?.start_time?.message}
              {...register(`week.${weekday}.start_time`, { deps: [`week.${weekday}.end_time`] })}
            />
            <span className={styles.to} aria-hidden="true">
              {texts.TO}
            </span>
            <TimeField
              label={texts.closesOn(name)}
              isLabelHidden
              error={errors?.end_time?.message}
              {...register(`week.${weekday}.end_time`)}
            />
            <NextDayHint weekday={weekday} />
          </div>
          <Button kind="quiet" aria-label={texts.copyHoursOf(name)} onClick={copyToAll}>
            {texts.COPY_TO_ALL}
          </Button>
        </>
      ) : null}
      {isOpen ? null : (
        <Text as="span" tone="faint" className={styles.closed}>
          {texts.CLOSED}
        </Text>
      )}
    </li>
  );
}

/** Warns that a day event ends on the next day, in case the owner meant the same day. */
function NextDayHint({ weekday }: { weekday: number }) {
  const { control } = useNewEventForm();
  const { start_time: start, end_time: end } = useWatch({ control, name: `week.${weekday}` });
  const isDayEvent = useWatch({ control, name: 'kind' }) === 'day_event';
  if (!isDayEvent || !CLOCK_TIME.test(start) || !CLOCK_TIME.test(end) || end >= start) return null;
  return (
    <Text size={14} tone="soft" className={styles.nextDay}>
      {texts.endsNextDay(end)}
    </Text>
  );
}

function Summary({ today, holidayOn }: WeekProps) {
  const { control } = useNewEventForm();
  const summary = useWatch({
    control,
    compute: (form: NewEventForm) => summaryOf(form, { today, holidayOn }),
  });
  return (
    <Text size={14} tone="soft" role="status">
      {summary === null ? null : (
        <>
          <Text as="strong" tone="ink">
            {summary.sentence}
          </Text>{' '}
          {summary.more}
        </>
      )}
    </Text>
  );
}

/** Returns null while no weekday is open. */
function summaryOf(form: NewEventForm, { today, holidayOn }: WeekProps) {
  const days = openDays(form).map(({ weekday, start_time, end_time }) =>
    // The summary leaves out a time that is still being typed.
    isManual(form) || !CLOCK_TIME.test(start_time) || !CLOCK_TIME.test(end_time)
      ? { day: weekday + 1, start_time: null, end_time: null }
      : { day: weekday + 1, start_time, end_time },
  );
  if (days.length === 0) return null;
  const published = publishedOn(form, today);
  const to = published.at(-1);
  const week = weekSentence({ weekdays: days, every_weeks: Number(form.every_weeks) });
  return {
    sentence: texts.weekSummary(week, to ? dayAndMonth(to) : null, closedDays(published, holidayOn)),
    more: to === undefined ? texts.publishedLater(Number(form.weeks_ahead)) : texts.NEW_DATES_NIGHTLY,
  };
}
