import { readingSections } from '#public/content/Content.tsx';
import { NewsletterForm } from '#public/newsletter/NewsletterForm.tsx';
import { ReadingPage } from '#public/parts/ReadingPage.tsx';
import { PICTURE_NAMES } from '#public/pictures/picture-table.ts';
import { ScreenPicture } from '#public/pictures/ScreenPicture.tsx';
import type { PublicPage, ViewProps } from '#public/public-page.ts';
import * as texts from '../help-texts.ts';
import { SearchForm } from '../SearchForm.tsx';
import markdown from './how-to-use.md?raw';
import styles from '#public/parts/reading-page.module.css';

export const howToUsePage: PublicPage = {
  title: () => texts.HOW_TO_USE_TITLE,
  description: () => texts.HOW_TO_USE_DESCRIPTION,
  View: HowToUseView,
};

/** The text column is as wide as a phone's window, and at most 68 characters wide. */
const SIZES = '(width >= 768px) 42rem, 100vw';

function HowToUseView({ facts }: ViewProps) {
  const steps = readingSections(markdown, facts, PICTURES).map(({ heading, ...step }, at) => ({
    ...step,
    heading: texts.stepNumbered(at + 1, heading),
  }));
  const question = { id: 'still-a-question', heading: texts.STILL_A_QUESTION, body: <SearchForm /> };
  const sections = [inShort, ...steps, question];
  return (
    <ReadingPage
      heading={texts.HOW_TO_USE_TITLE}
      lede={texts.HOW_TO_USE_LEDE}
      sections={sections}
      aside={<NewsletterForm source="sidebar" />}
    />
  );
}

const PICTURES = Object.fromEntries(
  PICTURE_NAMES.map((name) => [
    name,
    <div key={name} className={styles.stepPicture}>
      <ScreenPicture name={name} sizes={SIZES} />
    </div>,
  ]),
);

/** Text before the first picture, so that a slow connection shows the first screen without it. */
const inShort = {
  id: 'in-short',
  heading: texts.IN_SHORT_TITLE,
  body: (
    <ol>
      {texts.IN_SHORT.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  ),
};
