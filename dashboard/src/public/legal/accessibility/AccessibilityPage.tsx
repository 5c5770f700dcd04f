import { ReadingPage } from '../../parts/ReadingPage.tsx';
import type { PublicPage, ViewProps } from '../../public-page.ts';
import { LAST_UPDATED } from '../legal-texts.ts';
import {
  ACCESSIBILITY_DESCRIPTION,
  ACCESSIBILITY_LEDE,
  ACCESSIBILITY_TITLE,
  accessibilitySections,
} from './accessibility-texts.tsx';

export const accessibilityPage: PublicPage = {
  title: () => ACCESSIBILITY_TITLE,
  description: () => ACCESSIBILITY_DESCRIPTION,
  View: AccessibilityView,
};

function AccessibilityView({ facts }: ViewProps) {
  return (
    <ReadingPage
      heading={ACCESSIBILITY_TITLE}
      lede={ACCESSIBILITY_LEDE}
      sections={accessibilitySections(facts)}
    >
      <p>{LAST_UPDATED}</p>
    </ReadingPage>
  );
}
