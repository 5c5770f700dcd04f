import { ReadingPage } from '../parts/ReadingPage.tsx';
import type { PublicPage, ViewProps } from '../public-page.ts';
import { ABOUT_DESCRIPTION, ABOUT_HEADING, ABOUT_LEDE, ABOUT_TITLE, aboutSections } from './about-texts.tsx';

export const aboutPage: PublicPage = {
  title: () => ABOUT_TITLE,
  description: () => ABOUT_DESCRIPTION,
  View: AboutView,
};

function AboutView({ facts }: ViewProps) {
  return <ReadingPage heading={ABOUT_HEADING} lede={ABOUT_LEDE} sections={aboutSections(facts)} />;
}
