import type { User } from '@daybook/schema/contract/user';
import { BUSINESSES_LOAD_FAILED } from '@daybook/schema/words/business-texts';
import { ACCOUNT_FACTS, NAME_NOT_GIVEN, TAB_ACCOUNT } from '@daybook/schema/words/settings';
import { Facts } from '../../../ui/Facts.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useOwnBusinesses } from '../../businesses.ts';
import { Section } from '../Section.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportData } from './ExportData.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

export function AccountPanel({ user }: { user: User }) {
  return (
    <>
      <Section title={TAB_ACCOUNT}>
        <Facts
          facts={[
            { label: ACCOUNT_FACTS.email, value: user.email },
            { label: ACCOUNT_FACTS.name, value: fullName(user) || NAME_NOT_GIVEN },
            { label: ACCOUNT_FACTS.businesses, value: <BusinessCount /> },
          ]}
        />
      </Section>
      <ExportData />
      <SignOutEverywhere />
      <DeleteAccount />
    </>
  );
}

function BusinessCount() {
  const { businesses, error } = useOwnBusinesses();
  if (businesses) return businesses.length;
  return error ? BUSINESSES_LOAD_FAILED : <Skeleton width="2rem" />;
}

function fullName({ google_user_data: { given_name, family_name } }: User): string {
  return [given_name, family_name].filter(Boolean).join(' ');
}
