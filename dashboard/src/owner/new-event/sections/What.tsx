import { EVENT_TEXT_MAX } from '@daybook/schema/figures/bounds';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import * as texts from '../new-event-texts.ts';
import { Section } from './Section.tsx';
import { useNewEventForm } from '../use-new-event.ts';

export function What() {
  const { register, formState } = useNewEventForm();
  const { errors } = formState;
  return (
    <Section {...texts.WHAT}>
      <TextField
        label={texts.EVENT_NAME}
        autoComplete="off"
        error={errors.event_name?.message}
        {...register('event_name')}
      />
      <TextArea
        label={texts.DESCRIPTION}
        isOptional
        maxCharacters={EVENT_TEXT_MAX}
        error={errors.event_description?.message}
        {...register('event_description')}
      />
      <TextArea
        label={texts.SPECIAL_NOTE}
        hint={texts.SPECIAL_NOTE_HINT}
        isOptional
        maxCharacters={EVENT_TEXT_MAX}
        error={errors.requirements_note?.message}
        {...register('requirements_note')}
      />
      <TextArea
        label={texts.PERSONAL_MESSAGE}
        hint={texts.PERSONAL_MESSAGE_HINT}
        maxCharacters={EVENT_TEXT_MAX}
        error={errors.personal_message?.message}
        {...register('personal_message')}
      />
    </Section>
  );
}
