import type { NewsletterSignup } from '@daybook/schema/contract/newsletter';
import { Badge } from '../../ui/Badge.tsx';
import type { Column } from '../../ui/table/Table.tsx';
import { RowText } from '../../ui/Text.tsx';
import { ACTIONS, DELETE } from '../list/list-texts.ts';
import { RowButton } from '../list/RowButton.tsx';
import { isoDayOf, momentOf, wallTimeOf } from '../uk-time.ts';
import { EXPORTED, SIGNUP_COLUMNS, sourceText, STATUSES } from './newsletter-texts.ts';

export function signupColumns(onDelete: (signup: NewsletterSignup) => void): Column<NewsletterSignup>[] {
  return [
    {
      heading: SIGNUP_COLUMNS.subscriber,
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
    { heading: SIGNUP_COLUMNS.source, cell: ({ signup_source }) => sourceText(signup_source) },
    {
      heading: SIGNUP_COLUMNS.status,
      cell: ({ status }) => (
        <span>
          <Badge tone={STATUSES[status].tone}>{STATUSES[status].text}</Badge>
        </span>
      ),
    },
    { heading: SIGNUP_COLUMNS.signed_up, isNumeric: true, cell: ({ created_at }) => momentOf(created_at) },
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

/** The columns of the signups' file. */
export const exportedSignup: { heading: string; cell: (signup: NewsletterSignup) => string }[] = [
  { heading: EXPORTED.email, cell: ({ email }) => email },
  { heading: EXPORTED.first_name, cell: ({ first_name }) => first_name ?? '' },
  { heading: EXPORTED.last_name, cell: ({ last_name }) => last_name ?? '' },
  { heading: EXPORTED.source, cell: ({ signup_source }) => sourceText(signup_source) },
  { heading: EXPORTED.status, cell: ({ status }) => STATUSES[status].text },
  { heading: EXPORTED.date, cell: ({ created_at }) => isoDayOf(created_at) },
  { heading: EXPORTED.time, cell: ({ created_at }) => wallTimeOf(created_at).slice(11) },
  { heading: EXPORTED.unsubscribe, cell: ({ unsubscribe_url }) => unsubscribe_url ?? '' },
];
