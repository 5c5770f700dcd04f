import type { AdminEmail } from '@daybook/schema/contract/admin/businesses';
import { ADMIN_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { textOf } from '#api/call-error.ts';
import { call } from '#api/call.ts';
import { useChange } from '#api/use-call.ts';
import { Button } from '#ui/Button.tsx';
import { Stack } from '#ui/Layout.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import type { Column } from '#ui/table/Table.tsx';
import { ACTIONS, NEWEST_FIRST } from '../list/list-texts.ts';
import { ListSection, RowButton } from '../list/ListSection.tsx';
import { useList, type List } from '../list/use-list.ts';
import * as texts from './email-texts.ts';
import { emailColumns } from './EmailsTable.tsx';
import { choicesOf, useEmailKinds, useKindNames } from './use-email-kinds.ts';

/** Lists queued and failed emails. Failed ones can be sent again. */
export function Outbox() {
  const kinds = useEmailKinds();
  const found = useList({
    ...outboxList,
    kinds: { label: texts.KIND_FILTER, all: texts.ALL_KINDS, choices: choicesOf(kinds.data ?? []) },
  });
  const nameOf = useKindNames();
  const showToast = useToast();
  const one = useChange('retryEmail');
  const all = useChange('retryEmails');
  const problem = one.error ?? all.error;
  const retry = ({ id }: AdminEmail) =>
    one.mutate({ params: { emailId: id } }, { onSuccess: () => showToast(texts.EMAIL_RETRIED) });
  const retryAll = () =>
    all.mutate({}, { onSuccess: ({ retried }) => showToast(texts.emailsRetried(retried)) });
  const actions: Column<AdminEmail> = {
    heading: ACTIONS,
    isActions: true,
    cell: (email) =>
      email.state === 'failed' || email.state === 'refused' ? (
        <RowButton subject={`${nameOf(email.kind)}, ${email.recipient}`} onClick={() => retry(email)}>
          {texts.RETRY}
        </RowButton>
      ) : null,
  };
  return (
    <Stack gap={16}>
      <Problem text={problem && textOf(problem, texts.RETRY_FAILED)} />
      <ListSection
        found={found}
        columns={[...emailColumns(nameOf), actions]}
        action={
          <Button onClick={retryAll} isWorking={all.isPending} workingText={texts.RETRYING}>
            {texts.RETRY_ALL}
          </Button>
        }
      />
    </Stack>
  );
}

const outboxList: List<AdminEmail, 'all' | AdminEmail['state'], 'newest'> = {
  title: texts.OUTBOX,
  what: texts.EMAILS_COUNTED,
  pageSize: ADMIN_PAGE_SIZE,
  search: texts.SEARCH_EMAILS,
  filterLabel: texts.STATE,
  filters: [
    { value: 'all', label: texts.ALL },
    { value: 'failed', label: texts.EMAIL_STATES.failed.text },
    { value: 'refused', label: texts.EMAIL_STATES.refused.text },
    { value: 'queued', label: texts.EMAIL_STATES.queued.text },
    { value: 'sent', label: texts.EMAIL_STATES.sent.text },
  ],
  sorts: [{ value: 'newest', label: NEWEST_FIRST }],
  call: 'searchOutbox',
  ask: ({ filter, sort: _newest, ...asked }, signal) =>
    call('searchOutbox', { query: { ...asked, state: filter }, signal }),
  empty: texts.NO_EMAILS,
};
