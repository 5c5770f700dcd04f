import { dayOfMonth, monthOf } from '@daybook/schema/rules/date';
import { useOpened } from '../diary/diary-context.ts';
import { shownMonth } from '../diary/diary-state.ts';
import { closedFor } from '../diary/diary-texts.ts';
import { closedDays, closedOn, listed } from '../diary/wording.ts';

/** Names the days of the month on which the business is closed. */
export function ClosedDays() {
  const { state } = useOpened();
  const { diary } = state;
  const month = shownMonth(state);
  const holidays = diary.bank_holidays.filter(
    ({ date, name }) => monthOf(date) === month && closedOn(diary, date) === closedFor(name),
  );
  const texts = diary.closures
    .filter(({ from_date, to_date }) => monthOf(from_date) <= month && month <= monthOf(to_date))
    .map(closedDays);
  if (holidays[0])
    texts.push(closedFor(listed(...holidays.map(({ date, name }) => `${dayOfMonth(date)} ${name}`))));
  // Screen readers hear each at its day.
  return texts.map((text) => (
    <p class="key shut" aria-hidden="true">
      {text}
    </p>
  ));
}
