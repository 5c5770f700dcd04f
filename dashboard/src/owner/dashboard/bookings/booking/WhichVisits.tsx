import type { OwnerBooking } from '@daybook/schema/contract/owner-booking';
import { hasLater, seriesText } from '@daybook/schema/words/series-texts';
import { RadioGroup } from '#ui/fields/RadioGroup.tsx';
import { HOW_MANY, WHICH_VISITS } from './owner-booking-texts.ts';

interface WhichVisitsProps {
  booking: OwnerBooking;
  value: 'one' | 'later';
  onChoose: (value: 'one' | 'later') => void;
}

/** Asks whether a change is for one visit or the later ones too. Nothing for a booking without later ones. */
export function WhichVisits({ booking: { series }, value, onChoose }: WhichVisitsProps) {
  if (!series || !hasLater(series)) return null;
  return (
    <RadioGroup
      label={HOW_MANY}
      hint={seriesText(series)}
      choices={WHICH_VISITS}
      value={value}
      onChoose={onChoose}
    />
  );
}
