import type { AdminLetter } from '@daybook/schema/contract/admin/businesses';
import { Badge } from '../../ui/Badge.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { CellLine } from '../list/CellLine.tsx';
import { momentOf } from '../uk-time.ts';
import { kindText, LETTER_COLUMNS, LETTER_STATES, sentAt } from './letter-texts.ts';

export const letterColumns: Column<AdminLetter>[] = [
  { heading: LETTER_COLUMNS.kind, isTitle: true, cell: ({ kind }) => kindText(kind) },
  { heading: LETTER_COLUMNS.recipient, cell: ({ recipient }) => recipient },
  {
    heading: LETTER_COLUMNS.state,
    cell: ({ state, last_error }) => (
      <div>
        <Badge tone={LETTER_STATES[state].tone}>{LETTER_STATES[state].text}</Badge>
        {last_error === null ? null : <CellLine>{last_error}</CellLine>}
      </div>
    ),
  },
  { heading: LETTER_COLUMNS.attempts, isNumeric: true, cell: ({ attempts }) => attempts },
  {
    heading: LETTER_COLUMNS.created,
    isNumeric: true,
    cell: ({ created_at, sent_at }) => (
      <div>
        {momentOf(created_at)}
        {sent_at === null ? null : <CellLine>{sentAt(momentOf(sent_at))}</CellLine>}
      </div>
    ),
  },
];
