import type { DatesProgress } from '@daybook/schema/contract/change-dates';
import { counted, numberText } from '@daybook/schema/words/counted';
import { Progress } from '#ui/Progress.tsx';

/** Says how many of the dates have been changed so far. Draws nothing while that isn't known. */
export function DatesChanged({ progress }: { progress: DatesProgress | null }) {
  if (!progress) return null;
  const { dates_changed: changed, dates } = progress;
  return (
    <Progress label="Changing dates…" value={changed} max={dates}>
      {`${numberText(changed)} of ${counted(dates, 'date')} changed`}
    </Progress>
  );
}
