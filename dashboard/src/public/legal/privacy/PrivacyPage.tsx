import { ReadingPage } from '../../parts/ReadingPage.tsx';
import type { PublicPage, ViewProps } from '../../public-page.ts';
import { LAST_UPDATED } from '../legal-texts.ts';
import { PRIVACY_DESCRIPTION, PRIVACY_LEDE, PRIVACY_TITLE, privacySections } from './privacy-texts.tsx';

export const privacyPage: PublicPage = {
  title: () => PRIVACY_TITLE,
  description: () => PRIVACY_DESCRIPTION,
  View: PrivacyView,
};

function PrivacyView({ facts }: ViewProps) {
  return (
    <ReadingPage heading={PRIVACY_TITLE} lede={PRIVACY_LEDE} sections={privacySections(facts)}>
      <p>{LAST_UPDATED}</p>
    </ReadingPage>
  );
}
