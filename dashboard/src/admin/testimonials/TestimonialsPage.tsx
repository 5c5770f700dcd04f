import {
  type Testimonial,
  testimonialRequest,
  type TestimonialRequest,
} from '@daybook/schema/contract/admin/testimonials';
import { TESTIMONIAL_WORDS_MAX } from '@daybook/schema/figures/bounds';
import { longDate } from '@daybook/schema/rules/date';
import { callAdmin, useAdminAnswer, useAdminChange } from '../../api/admin.ts';
import { useContractForm } from '../../forms/use-contract-form.ts';
import { Button } from '../../ui/Button.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FieldRow } from '../../ui/fields/FieldRow.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { DELETING } from '../../ui/interface-texts.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { EmptyState } from '../../ui/message/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { FormProblems } from '../../ui/message/FormProblems.tsx';
import { useToast } from '../../ui/message/Toasts.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { AdminHead } from '../list/AdminHead.tsx';
import { RowText } from '../../ui/Text.tsx';
import { useAsked } from '../../ui/use-asked.ts';
import { ChangeQuestion } from '../ChangeQuestion.tsx';
import { ACTIONS, DELETE, loadFailureOf, NO_CONNECTION } from '../list/list-texts.ts';
import { RowButton, TableCard } from '../list/ListSection.tsx';
import {
  ADD_TESTIMONIAL,
  CONSENTED_ON,
  NAME,
  NO_TESTIMONIALS,
  TESTIMONIALS_FAILED,
  TESTIMONIALS_TEXT,
  TESTIMONIALS_TITLE,
  WORDS,
  DELETE_TESTIMONIAL,
  DELETE_TESTIMONIAL_CONSEQUENCE,
  deleteTestimonialQuestion,
  KEEP_TESTIMONIAL,
  TESTIMONIAL_DELETE_FAILED,
  TESTIMONIAL_DELETED,
  ADDING,
  BUSINESS,
  CONSENTED_ON_HINT,
  TESTIMONIAL_ADD_FAILED,
  TESTIMONIAL_ADDED,
} from './testimonials-texts.ts';

export function TestimonialsPage() {
  const load = useAdminAnswer(['testimonials'], (signal) => callAdmin('listTestimonials', { signal }));
  const { asked, ask, close } = useAsked<Testimonial>();
  return (
    <Stack gap={24}>
      <AdminHead title={TESTIMONIALS_TITLE} text={TESTIMONIALS_TEXT} />
      <Stack as="section" aria-label={ADD_TESTIMONIAL}>
        <NewTestimonial />
      </Stack>
      <Loaded
        query={load}
        failed={loadFailureOf(load.error, TESTIMONIALS_FAILED)}
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
    return <EmptyState title={NO_TESTIMONIALS.title}>{NO_TESTIMONIALS.text}</EmptyState>;
  return (
    <TableCard>
      <Table
        caption={TESTIMONIALS_TITLE}
        rows={found}
        keyOf={({ id }) => id}
        columns={[
          {
            heading: NAME,
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
          { heading: WORDS, cell: ({ words }) => words },
          { heading: CONSENTED_ON, isNumeric: true, cell: (row) => longDate(row.consented_on) },
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
    <ChangeQuestion
      title={deleteTestimonialQuestion(name)}
      confirmText={DELETE_TESTIMONIAL}
      workingText={DELETING}
      keepText={KEEP_TESTIMONIAL}
      change={() => callAdmin('deleteTestimonial', { params: { testimonialId: id } })}
      done={TESTIMONIAL_DELETED}
      failed={TESTIMONIAL_DELETE_FAILED}
      onClose={onClose}
    >
      {DELETE_TESTIMONIAL_CONSEQUENCE}
    </ChangeQuestion>
  );
}

const EMPTY = { name: '', business: '', words: '', consented_on: '' };

function NewTestimonial() {
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
