import type { NewsletterSignup } from '@daybook/schema/contract/newsletter';
import { NEWSLETTER_PAGE_SIZE } from '@daybook/schema/figures/screens';
import { call } from '#api/call.ts';
import { useCall } from '#api/use-call.ts';
import { ConfirmChange } from '#confirm/ConfirmChange.tsx';
import { Badge } from '#ui/Badge.tsx';
import { DELETING } from '#ui/interface-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import type { Column } from '#ui/table/Table.tsx';
import { RowText } from '#ui/Text.tsx';
import { useAsked } from '#ui/use-asked.ts';
import { AdminFigures, AdminHead, ExportList } from '../list/AdminHead.tsx';
import { NEWEST_FIRST, OLDEST_FIRST, ACTIONS, DELETE } from '../list/list-texts.ts';
import { ListSection, RowButton } from '../list/ListSection.tsx';
import { useList, type List } from '../list/use-list.ts';
import { isoDayOf, momentOf, wallTimeOf } from '../uk-time.ts';
import * as texts from './newsletter-texts.ts';

export function NewsletterPage() {
  const found = useList(signupsList);
  const { asked, ask, close } = useAsked<NewsletterSignup>();
  return (
    <Stack gap={24}>
      <AdminHead title={texts.NEWSLETTER_TITLE} text={`${texts.NEWSLETTER_TEXT} ${texts.UNSUBSCRIBE_LINKS}`}>
        <ExportList found={found} file="newsletter" columns={exportedSignup} />
      </AdminHead>
      <AdminFigures
        query={useCall('countSignups', {})}
        figuresOf={({ total, active, today, top_source }) => [
          { label: texts.SIGNUP_FIGURES.total, value: total },
          { label: texts.SIGNUP_FIGURES.active, value: active },
          { label: texts.SIGNUP_FIGURES.today, value: today },
          {
            label: texts.SIGNUP_FIGURES.top_source,
            value: top_source === null ? texts.NO_SOURCE : texts.sourceText(top_source),
          },
        ]}
      />
      <ListSection
        found={found}
        columns={signupColumns(ask)}
        isDimmed={({ status }) => status === 'unsubscribed'}
      >
        {asked === null ? null : <DeleteSignup signup={asked} onClose={close} />}
      </ListSection>
    </Stack>
  );
}

function DeleteSignup({ signup, onClose }: { signup: NewsletterSignup; onClose: () => void }) {
  return (
    <ConfirmChange
      title={texts.deleteSignupQuestion(signup.email)}
      confirmText={texts.DELETE_SIGNUP}
      workingText={DELETING}
      keepText={texts.KEEP_SIGNUP}
      call="deleteSignup"
      given={{ params: { signupId: signup.id } }}
      done={texts.SIGNUP_DELETED}
      failed={texts.SIGNUP_DELETE_FAILED}
      onClose={onClose}
    >
      {texts.DELETE_SIGNUP_CONSEQUENCE}
    </ConfirmChange>
  );
}

const signupsList: List<NewsletterSignup, 'all' | NewsletterSignup['status'], 'newest' | 'oldest' | 'email'> =
  {
    title: texts.NEWSLETTER_TITLE,
    isTitleHidden: true,
    what: texts.SIGNUPS_COUNTED,
    pageSize: NEWSLETTER_PAGE_SIZE,
    search: texts.SEARCH_SIGNUPS,
    filterLabel: texts.STATUS,
    filters: [
      { value: 'all', label: 'All' },
      { value: 'active', label: texts.STATUSES.active.text },
      { value: 'pending', label: texts.STATUSES.pending.text },
      { value: 'unsubscribed', label: texts.STATUSES.unsubscribed.text },
    ],
    sorts: [
      { value: 'newest', label: NEWEST_FIRST },
      { value: 'oldest', label: OLDEST_FIRST },
      { value: 'email', label: 'Email A-Z' },
    ],
    call: 'searchSignups',
    ask: ({ filter, ...asked }, signal) =>
      call('searchSignups', { query: { ...asked, status: filter }, signal }),
    empty: texts.NO_SIGNUPS,
  };

function signupColumns(onDelete: (signup: NewsletterSignup) => void): Column<NewsletterSignup>[] {
  return [
    {
      heading: texts.SIGNUP_COLUMNS.subscriber,
      isTitle: true,
      cell: ({ email, first_name, last_name }) => {
        const name = [first_name, last_name].filter(Boolean).join(' ');
        return (
          <>
            {email}
            {name === '' ? null : (
              <RowText as="div" look="soft">
                {name}
              </RowText>
            )}
          </>
        );
      },
    },
    { heading: texts.SIGNUP_COLUMNS.source, cell: ({ signup_source }) => texts.sourceText(signup_source) },
    {
      heading: texts.SIGNUP_COLUMNS.status,
      cell: ({ status }) => (
        <span>
          <Badge tone={texts.STATUSES[status].tone}>{texts.STATUSES[status].text}</Badge>
        </span>
      ),
    },
    {
      heading: texts.SIGNUP_COLUMNS.signed_up,
      isNumeric: true,
      cell: ({ created_at }) => momentOf(created_at),
    },
    {
      heading: ACTIONS,
      isActions: true,
      cell: (signup) => (
        <RowButton subject={signup.email} onClick={() => onDelete(signup)}>
          {DELETE}
        </RowButton>
      ),
    },
  ];
}

const exportedSignup: { heading: string; cell: (signup: NewsletterSignup) => string }[] = [
  { heading: texts.EXPORTED.email, cell: ({ email }) => email },
  { heading: texts.EXPORTED.first_name, cell: ({ first_name }) => first_name ?? '' },
  { heading: texts.EXPORTED.last_name, cell: ({ last_name }) => last_name ?? '' },
  { heading: texts.EXPORTED.source, cell: ({ signup_source }) => texts.sourceText(signup_source) },
  { heading: texts.EXPORTED.status, cell: ({ status }) => texts.STATUSES[status].text },
  { heading: texts.EXPORTED.date, cell: ({ created_at }) => isoDayOf(created_at) },
  { heading: texts.EXPORTED.time, cell: ({ created_at }) => wallTimeOf(created_at).slice(11) },
  { heading: texts.EXPORTED.unsubscribe, cell: ({ unsubscribe_url }) => unsubscribe_url ?? '' },
];
