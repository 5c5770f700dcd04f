import { useState } from 'react';
import type { Testimonial } from '@daybook/schema/contract/admin/testimonials';
import { longDate } from '@daybook/schema/rules/date';
import { callAdmin, useAdminAnswer } from '../../api/admin.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { EmptyState } from '../../ui/message/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { AdminHead } from '../list/AdminHead.tsx';
import { RowText } from '../../ui/Text.tsx';
import { ACTIONS, DELETE } from '../list/list-texts.ts';
import { loadFailureOf } from '../list/load-failure.ts';
import { RowButton } from '../list/RowButton.tsx';
import { TableCard } from '../list/TableCard.tsx';
import { DeleteTestimonial } from './DeleteTestimonial.tsx';
import { NewTestimonial } from './NewTestimonial.tsx';
import {
  ADD_TESTIMONIAL,
  CONSENTED_ON,
  NAME,
  NO_TESTIMONIALS,
  TESTIMONIALS_FAILED,
  TESTIMONIALS_TEXT,
  TESTIMONIALS_TITLE,
  WORDS,
} from './testimonials-texts.ts';

/** /admin/testimonials */
export function TestimonialsPage() {
  const load = useAdminAnswer(['testimonials'], (signal) => callAdmin('listTestimonials', { signal }));
  const [deleted, setDeleted] = useState<Testimonial | null>(null);
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
        {(found) => <Found found={found} onDelete={setDeleted} />}
      </Loaded>
      {deleted && <DeleteTestimonial testimonial={deleted} onClose={() => setDeleted(null)} />}
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
