import { longDate } from '@daybook/schema/rules/date';
import { ReadingPage } from '../../parts/ReadingPage.tsx';
import type { PublicPage, ViewProps } from '../../public-page.ts';
import { asOf, LEGAL_TEXTS_OF } from '../legal-texts.ts';
import { PRIVACY_DESCRIPTION, PRIVACY_LEDE, PRIVACY_TITLE, privacySections } from './privacy-texts.tsx';

export const privacyPage: PublicPage = {
  title: () => PRIVACY_TITLE,
  description: () => PRIVACY_DESCRIPTION,
  View: PrivacyView,
};

function PrivacyView({ facts }: ViewProps) {
  return (
    <ReadingPage heading={PRIVACY_TITLE} lede={PRIVACY_LEDE} sections={privacySections(facts)}>
      <p>{asOf(longDate(LEGAL_TEXTS_OF))}</p>
    </ReadingPage>
  );
}
