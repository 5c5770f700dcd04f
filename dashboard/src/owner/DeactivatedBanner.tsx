import { Link } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { Banner } from '#ui/message/Banner.tsx';
import { CONTACT_SUPPORT, deactivated } from './business-texts.ts';

export function DeactivatedBanner({ business }: { business: Business }) {
  return (
    <Banner tone="brick">
      {deactivated(business.business_name)}
      <Link to={withQuery(pages.settings, { tab: 'support' })}>{CONTACT_SUPPORT}</Link>.
    </Banner>
  );
}
