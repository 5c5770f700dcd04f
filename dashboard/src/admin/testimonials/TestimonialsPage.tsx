import type { Testimonial } from '@daybook/schema/contract/admin/testimonials';
import { TESTIMONIAL_WORDS_MAX } from '@daybook/schema/figures/bounds';
import { longDate } from '@daybook/schema/rules/date';
import { useCall, useChange } from '#api/use-call.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { useContractForm } from '#forms/use-contract-form.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/fields/DateField.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { TextArea } from '#ui/fields/TextArea.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { DELETING } from '#ui/interface-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import { Loaded } from '#ui/Loaded.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { FormProblems } from '#ui/message/FormProblems.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Table } from '#ui/table/Table.tsx';
import { RowText } from '#ui/Text.tsx';
import { useAsked } from '#ui/use-asked.ts';
import { AdminHead } from '../list/AdminHead.tsx';
import { ACTIONS, DELETE, loadFailureOf, NO_CONNECTION } from '../list/list-texts.ts';
import { RowButton, TableCard } from '../list/ListSection.tsx';
import * as texts from './testimonials-texts.ts';

export function TestimonialsPage() {
  const load = useCall('listTestimonials', {});
  const { asked, ask, close } = useAsked<Testimonial>();
  return (
    <Stack gap={24}>
      <AdminHead title={texts.TESTIMONIALS_TITLE} text={texts.TESTIMONIALS_TEXT} />
      <Stack as="section" aria-label={texts.ADD_TESTIMONIAL}>
        <NewTestimonial />
      </Stack>
      <Loaded
        query={load}
        failed={loadFailureOf(load.error, texts.TESTIMONIALS_FAILED)}
        shape={<Skeleton width="100%" height="12rem" />}
      >
        {(found) => <Found found={found} onDelete={ask} />}
      </Loaded>
      {asked && <DeleteTestimonial testimonial={asked} onClose={close} />}
    </Stack>
  );
}

interface FoundProps {
  found: readonly Testimonial[];
  onDelete: (testimonial: Testimonial) => void;
}

function Found({ found, onDelete }: FoundProps) {
  if (found.length === 0)
    return <EmptyState title={texts.NO_TESTIMONIALS.title}>{texts.NO_TESTIMONIALS.text}</EmptyState>;
  return (
    <TableCard>
      <Table
        caption={texts.TESTIMONIALS_TITLE}
        rows={found}
        keyOf={({ id }) => id}
        columns={[
          {
            heading: texts.NAME,
            isTitle: true,
            cell: ({ name, business }) => (
              <>
                {name}
                <RowText as="div" look="soft">
                  {business}
                </RowText>
              </>
            ),
          },
          { heading: texts.WORDS, cell: ({ words }) => words },
          { heading: texts.CONSENTED_ON, isNumeric: true, cell: (row) => longDate(row.consented_on) },
          {
            heading: ACTIONS,
            isActions: true,
            cell: (row) => (
              <RowButton subject={row.name} onClick={() => onDelete(row)}>
                {DELETE}
              </RowButton>
            ),
          },
        ]}
      />
    </TableCard>
  );
}

interface DeleteTestimonialProps {
  testimonial: Testimonial;
  onClose: () => void;
}

function DeleteTestimonial({ testimonial: { id, name }, onClose }: DeleteTestimonialProps) {
  return (
    <ConfirmChange
      title={texts.deleteTestimonialQuestion(name)}
      confirmText={texts.DELETE_TESTIMONIAL}
      workingText={DELETING}
      keepText={texts.KEEP_TESTIMONIAL}
      call="deleteTestimonial"
      given={{ params: { testimonialId: id } }}
      done={texts.TESTIMONIAL_DELETED}
      failed={texts.TESTIMONIAL_DELETE_FAILED}
      onClose={onClose}
    >
      {texts.DELETE_TESTIMONIAL_CONSEQUENCE}
    </ConfirmChange>
  );
}

const EMPTY = { name: '', business: '', words: '', consented_on: '' };

function NewTestimonial() {
  const add = useChange('addTestimonial');
  const showToast = useToast();
  const { form, field, sending } = useContractForm({
    schema: async () => (await import('@daybook/schema/contract/admin/testimonials')).testimonialRequest,
    values: EMPTY,
    failed: { refused: texts.TESTIMONIAL_ADD_FAILED, network: NO_CONNECTION },
    send: async (body) => {
      await add.mutateAsync({ body });
      showToast(texts.TESTIMONIAL_ADDED);
      form.reset(EMPTY);
    },
  });
  return (
    <form onSubmit={sending.onSubmit} noValidate aria-label={texts.ADD_TESTIMONIAL}>
      <Stack gap={16}>
        <FormProblems problems={sending.problems} />
        <FieldRow>
          <TextField {...field('name')} label={texts.NAME} autoComplete="off" />
          <TextField {...field('business')} label={texts.BUSINESS} autoComplete="off" />
        </FieldRow>
        <TextArea {...field('words')} label={texts.WORDS} rows={3} maxCharacters={TESTIMONIAL_WORDS_MAX} />
        <DateField {...field('consented_on')} label={texts.CONSENTED_ON} hint={texts.CONSENTED_ON_HINT} />
        <div>
          <Button kind="primary" type="submit" isWorking={sending.isWorking} workingText={texts.ADDING}>
            {texts.ADD_TESTIMONIAL}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
