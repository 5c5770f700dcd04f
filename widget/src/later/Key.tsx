import { dayOfMonth, monthOf } from '@daybook/schema/rules/date';
import { useOpened } from '../diary/diary-context.ts';
import { shownMonth } from '../diary/diary-state.ts';
import { CLOSED, closedFor, FREE_TIMES, FULL, NEARLY_FULL } from '../diary/diary-texts.ts';
import { closedDays, closedOn, listed } from '../diary/wording.ts';
import { fullness } from '../months/Month.tsx';

/** Explains the month's colours, and names its days on which the business is closed. Screen readers hear each at its day. */
export function Key() {
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
  const isFull = diary.dates.some((day) => monthOf(day.date) === month && fullness(day) === 'full');
  return (
    <>
      {texts.map((text) => (
        <p>{text}</p>
      ))}
      <p class="num">
        <i class="free" />
        {`\u00a0${FREE_TIMES} `}
        <i class="f" />
        {`\u00a0${NEARLY_FULL} `}
        {isFull && <s>5</s>}
        {isFull && `\u00a0${FULL} `}
        {texts[0] && <i class="dash" />}
        {texts[0] && `\u00a0${CLOSED}`}
      </p>
    </>
  );
}
