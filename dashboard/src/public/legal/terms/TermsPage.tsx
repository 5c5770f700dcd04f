import { ReadingPage } from '../../parts/ReadingPage.tsx';
import type { PublicPage, ViewProps } from '../../public-page.ts';
import { LAST_UPDATED } from '../legal-texts.ts';
import { TERMS_DESCRIPTION, TERMS_LEDE, TERMS_TITLE, termsSections } from './terms-texts.tsx';

export const termsPage: PublicPage = {
  title: () => TERMS_TITLE,
  description: () => TERMS_DESCRIPTION,
  View: TermsView,
};

function TermsView({ facts }: ViewProps) {
  return (
    <ReadingPage heading={TERMS_TITLE} lede={TERMS_LEDE} sections={termsSections(facts)}>
      <p>{LAST_UPDATED}</p>
    </ReadingPage>
  );
}
