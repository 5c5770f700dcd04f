import { useWatch } from 'react-hook-form';
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx';
import { BOOKING_KIND, BOOKING_KINDS, CREATION_METHOD, CREATION_METHODS, HOW } from '../new-event-texts.ts';
import { CopySlots } from './CopySlots.tsx';
import { ManualSlots } from './ManualSlots.tsx';
import { Section } from './Section.tsx';
import { Services } from './Services.tsx';
import { TimeSetup } from './TimeSetup.tsx';
import { useNewEventForm } from './use-new-event-form.ts';

/** Event type, service basis, slots, and the fields that each of them needs. */
export function HowPeopleBook({ today }: { today: string }) {
  const { register, control, setValue } = useNewEventForm();
  const kind = useWatch({ control, name: 'kind' });
  const creationMethod = useWatch({ control, name: 'creation_mode' });
  const hasSlots = kind === 'time_slots';
  return (
    <Section {...HOW}>
      <RadioGroup
        label={BOOKING_KIND}
        isLabelHidden
        look="cards"
        choices={BOOKING_KINDS}
        {...register('kind', { onChange: () => setValue('creation_mode', 'automatic') })}
      />
      {hasSlots ? (
        <RadioGroup label={CREATION_METHOD} choices={CREATION_METHODS} {...register('creation_mode')} />
      ) : null}
      {hasSlots && creationMethod === 'manual' ? <ManualSlots /> : <TimeSetup kind={kind} />}
      {kind === 'individual_services' ? <Services /> : null}
      {hasSlots ? <CopySlots today={today} /> : null}
    </Section>
  );
}
