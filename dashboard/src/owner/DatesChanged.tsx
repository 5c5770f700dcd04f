import type { DatesProgress } from '@daybook/schema/contract/dates-progress';
import { Progress } from '../ui/Progress.tsx';
import { CHANGING_DATES, datesChangedText } from './count-texts.ts';

/** Says how many of the dates have been changed so far. Draws nothing while that isn't known. */
export function DatesChanged({ progress }: { progress: DatesProgress | null }) {
  if (!progress) return null;
  const { dates_changed: changed, dates } = progress;
  return (
    <Progress label={CHANGING_DATES} value={changed} max={dates}>
      {datesChangedText(changed, dates)}
    </Progress>
  );
}
