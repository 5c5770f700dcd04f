import { useState } from 'react';
import type { NewsletterSignup } from '@daybook/schema/contract/newsletter';
import { callAdmin } from '../../api/admin.ts';
import { Stack } from '../../ui/Layout.tsx';
import { AdminFigures } from '../list/AdminFigures.tsx';
import { AdminHead } from '../list/AdminHead.tsx';
import { ExportList } from '../list/ExportList.tsx';
import { ListSection } from '../list/ListSection.tsx';
import { useList } from '../list/use-list.ts';
import { DeleteSignup } from './DeleteSignup.tsx';
import {
  NEWSLETTER_TEXT,
  NEWSLETTER_TITLE,
  NO_SOURCE,
  SIGNUP_FIGURES,
  sourceText,
  UNSUBSCRIBE_LINKS,
} from './newsletter-texts.ts';
import { exportedSignup, signupColumns } from './signup-columns.tsx';
import { signupsList } from './signups-list.ts';

/** /admin/newsletter */
export function NewsletterPage() {
  const found = useList(signupsList);
  const [deleted, setDeleted] = useState<NewsletterSignup | null>(null);
  return (
    <Stack gap={24}>
      <AdminHead title={NEWSLETTER_TITLE} text={`${NEWSLETTER_TEXT} ${UNSUBSCRIBE_LINKS}`}>
        <ExportList found={found} file="newsletter" columns={exportedSignup} />
      </AdminHead>
      <AdminFigures
        of="signups"
        ask={(signal) => callAdmin('countSignups', { signal })}
        figuresOf={({ total, active, today, top_source }) => [
          { label: SIGNUP_FIGURES.total, value: total },
          { label: SIGNUP_FIGURES.active, value: active },
          { label: SIGNUP_FIGURES.today, value: today },
          {
            label: SIGNUP_FIGURES.top_source,
            value: top_source === null ? NO_SOURCE : sourceText(top_source),
          },
        ]}
      />
      <ListSection
        found={found}
        columns={signupColumns(setDeleted)}
        keyOf={({ id }) => id}
        isDimmed={({ status }) => status === 'unsubscribed'}
        isAsking={deleted !== null}
      />
      {deleted === null ? null : <DeleteSignup signup={deleted} onClose={() => setDeleted(null)} />}
    </Stack>
  );
}
