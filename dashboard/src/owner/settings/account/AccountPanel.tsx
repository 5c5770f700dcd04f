import type { User } from '@daybook/schema/contract/user';
import { TEXT_BYTES_TOLD } from '@daybook/schema/figures/bounds';
import { useTextUse } from '../../../api/account.ts';
import { BUSINESSES_LOAD_FAILED } from '../../businesses-texts.ts';
import { ACCOUNT_FACTS, NAME_NOT_GIVEN, textUse } from './account-texts.ts';
import { TAB_ACCOUNT } from '../settings-texts.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useOwnBusinesses } from '../../businesses.ts';
import { Section } from '../Section.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportData } from './ExportData.tsx';
import { Sessions } from './Sessions.tsx';

export function AccountPanel({ user }: { user: User }) {
  const { data: texts } = useTextUse();
  return (
    <>
      <Section title={TAB_ACCOUNT}>
        <Facts
          facts={[
            { label: ACCOUNT_FACTS.email, value: user.email },
            { label: ACCOUNT_FACTS.name, value: fullName(user) || NAME_NOT_GIVEN },
            { label: ACCOUNT_FACTS.businesses, value: <BusinessCount /> },
            ...(texts && texts.bytes >= TEXT_BYTES_TOLD
              ? [{ label: ACCOUNT_FACTS.texts, value: textUse(texts.bytes) }]
              : []),
          ]}
        />
      </Section>
      <ExportData />
      <Sessions />
      {user.is_admin ? null : <DeleteAccount />}
    </>
  );
}

function BusinessCount() {
  const { load } = useOwnBusinesses();
  return (
    <Loaded query={load} failed={BUSINESSES_LOAD_FAILED} shape={<Skeleton width="2rem" />}>
      {({ length }) => length}
    </Loaded>
  );
}

function fullName({ google_user_data: { given_name, family_name } }: User): string {
  return [given_name, family_name].filter(Boolean).join(' ');
}
