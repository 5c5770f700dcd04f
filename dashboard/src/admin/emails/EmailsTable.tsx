import type { AdminEmail } from '@daybook/schema/contract/admin/businesses';
import { Badge } from '#ui/Badge.tsx';
import { Table, type Column } from '#ui/table/Table.tsx';
import { RowText } from '#ui/Text.tsx';
import { momentOf } from '../uk-time.ts';
import * as texts from './email-texts.ts';
import { useKindNames } from './use-email-kinds.ts';

/** `nameOf` names a kind of email. */
export const emailColumns = (nameOf: (kind: string) => string): Column<AdminEmail>[] => [
  { heading: texts.EMAIL_COLUMNS.kind, isTitle: true, cell: ({ kind }) => nameOf(kind) },
  { heading: texts.EMAIL_COLUMNS.recipient, cell: ({ recipient }) => recipient },
  {
    heading: texts.EMAIL_COLUMNS.state,
    cell: ({ state, last_error }) => (
      <div>
        <Badge tone={texts.EMAIL_STATES[state].tone}>{texts.EMAIL_STATES[state].text}</Badge>
        {last_error === null ? null : (
          <RowText as="div" look="soft">
            {last_error}
          </RowText>
        )}
      </div>
    ),
  },
  { heading: texts.EMAIL_COLUMNS.attempts, isNumeric: true, cell: ({ attempts }) => attempts },
  {
    heading: texts.EMAIL_COLUMNS.created,
    isNumeric: true,
    cell: ({ created_at, sent_at }) => (
      <div>
        {momentOf(created_at)}
        {sent_at === null ? null : (
          <RowText as="div" look="soft">
            {texts.sentAt(momentOf(sent_at))}
          </RowText>
        )}
      </div>
    ),
  },
];

export function EmailsTable({ caption, emails }: { caption: string; emails: readonly AdminEmail[] }) {
  return (
    <Table caption={caption} rows={emails} keyOf={({ id }) => id} columns={emailColumns(useKindNames())} />
  );
}
