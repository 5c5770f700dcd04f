import type { AdminEmail } from '@daybook/schema/contract/admin/businesses';
import { callAdmin, useAdminChange } from '../../api/admin.ts';
import { textOf } from '../../api/call-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { useToast } from '../../ui/message/Toasts.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { emailColumns } from './EmailsTable.tsx';
import { ACTIONS } from '../list/list-texts.ts';
import { ListSection } from '../list/ListSection.tsx';
import { RowButton } from '../list/RowButton.tsx';
import { useList } from '../list/use-list.ts';
import {
  ALL_KINDS,
  KIND_FILTER,
  EMAIL_RETRIED,
  emailsRetried,
  RETRY,
  RETRY_ALL,
  RETRY_FAILED,
  RETRYING,
} from './email-texts.ts';
import { useKindChoices, useKindNames } from './email-kinds.ts';
import { outboxList } from './outbox-list.ts';

/** The emails on their way and those that failed, which can be tried again. */
export function Outbox() {
  const kinds = useKindChoices();
  const found = useList({ ...outboxList, kinds: { label: KIND_FILTER, all: ALL_KINDS, choices: kinds } });
  const nameOf = useKindNames();
  const showToast = useToast();
  const one = useAdminChange((emailId: number) =>
    callAdmin('retryEmail', { params: { emailId: String(emailId) } }),
  );
  const all = useAdminChange(() => callAdmin('retryEmails', {}));
  const problem = one.error ?? all.error;
  const retry = ({ id }: AdminEmail) => one.mutate(id, { onSuccess: () => showToast(EMAIL_RETRIED) });
  const retryAll = () =>
    all.mutate(undefined, { onSuccess: ({ retried }) => showToast(emailsRetried(retried)) });
  const actions: Column<AdminEmail> = {
    heading: ACTIONS,
    isActions: true,
    cell: (email) =>
      email.state === 'failed' || email.state === 'refused' ? (
        <RowButton subject={`${nameOf(email.kind)}, ${email.recipient}`} onClick={() => retry(email)}>
          {RETRY}
        </RowButton>
      ) : null,
  };
  return (
    <Stack gap={16}>
      {problem ? (
        <Notice tone="error" isAnnounced>
          {textOf(problem, RETRY_FAILED)}
        </Notice>
      ) : null}
      <ListSection
        found={found}
        columns={[...columnsNamedBy(nameOf), actions]}
        keyOf={({ id }) => id}
        action={
          <Button onClick={retryAll} isWorking={all.isPending} workingText={RETRYING}>
            {RETRY_ALL}
          </Button>
        }
      />
    </Stack>
  );
}

/** The columns of all emails, with the names that kinds have here. */
function columnsNamedBy(nameOf: (kind: string) => string): Column<AdminEmail>[] {
  return emailColumns.map((column) =>
    column.isTitle ? { ...column, cell: ({ kind }: AdminEmail) => nameOf(kind) } : column,
  );
}
