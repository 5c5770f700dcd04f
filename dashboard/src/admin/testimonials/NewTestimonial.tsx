import { testimonialRequest, type TestimonialRequest } from '@daybook/schema/contract/admin/testimonials';
import { TESTIMONIAL_WORDS_MAX } from '@daybook/schema/figures/bounds';
import { callAdmin, useAdminChange } from '../../api/admin.ts';
import { useContractForm } from '../../forms/use-contract-form.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FieldRow } from '../../ui/fields/FieldRow.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormProblems } from '../../ui/message/FormProblems.tsx';
import { useToast } from '../../ui/message/Toasts.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { NO_CONNECTION } from '../list/list-texts.ts';
import {
  ADD_TESTIMONIAL,
  ADDING,
  BUSINESS,
  CONSENTED_ON,
  CONSENTED_ON_HINT,
  NAME,
  TESTIMONIAL_ADD_FAILED,
  TESTIMONIAL_ADDED,
  WORDS,
} from './testimonials-texts.ts';

const EMPTY = { name: '', business: '', words: '', consented_on: '' };

export function NewTestimonial() {
  const add = useAdminChange((body: TestimonialRequest) => callAdmin('addTestimonial', { body }));
  const showToast = useToast();
  const { form, field, sending } = useContractForm({
    schema: testimonialRequest,
    values: EMPTY,
    failed: { refused: TESTIMONIAL_ADD_FAILED, network: NO_CONNECTION },
    send: async (body) => {
      await add.mutateAsync(body);
      showToast(TESTIMONIAL_ADDED);
      form.reset(EMPTY);
    },
  });
  return (
    <form onSubmit={sending.onSubmit} noValidate aria-label={ADD_TESTIMONIAL}>
      <Stack gap={16}>
        <FormProblems problems={sending.problems} />
        <FieldRow>
          <TextField {...field('name')} label={NAME} autoComplete="off" />
          <TextField {...field('business')} label={BUSINESS} autoComplete="off" />
        </FieldRow>
        <TextArea {...field('words')} label={WORDS} rows={3} maxCharacters={TESTIMONIAL_WORDS_MAX} />
        <DateField {...field('consented_on')} label={CONSENTED_ON} hint={CONSENTED_ON_HINT} />
        <div>
          <Button kind="primary" type="submit" isWorking={sending.isWorking} workingText={ADDING}>
            {ADD_TESTIMONIAL}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
