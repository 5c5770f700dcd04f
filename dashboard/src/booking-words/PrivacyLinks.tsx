import { howBusinessUsesDetails, OUR_PRIVACY_POLICY } from '@daybook/schema/words/legal-texts';
import { sitePages } from '@daybook/schema/words/routes';
import { RowText } from '#ui/Text.tsx';

interface PrivacyLinksProps {
  of: { business_name: string; privacy_notice: string | null };
}

export function PrivacyLinks({ of: { business_name, privacy_notice } }: PrivacyLinksProps) {
  return (
    <RowText as="p" look="soft">
      {privacy_notice === null ? null : (
        <>
          <a href={privacy_notice} rel="noreferrer">
            {howBusinessUsesDetails(business_name)}
          </a>
          {' · '}
        </>
      )}
      <a href={sitePages.privacy}>{OUR_PRIVACY_POLICY}</a>
    </RowText>
  );
}
