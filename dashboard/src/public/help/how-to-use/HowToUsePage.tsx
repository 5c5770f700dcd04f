import { NewsletterForm } from '../../newsletter/NewsletterForm.tsx';
import { ReadingPage } from '../../parts/ReadingPage.tsx';
import { ScreenPicture } from '../../pictures/ScreenPicture.tsx';
import type { PublicPage, ViewProps } from '../../public-page.ts';
import { SearchForm } from '../SearchForm.tsx';
import * as texts from '../help-texts.ts';
import styles from './how-to-use-page.module.css';
import { stepsFor, type Step } from './steps.tsx';

export const howToUsePage: PublicPage = {
  title: () => texts.HOW_TO_USE_TITLE,
  description: () => texts.HOW_TO_USE_DESCRIPTION,
  View: HowToUseView,
};

/** The text column is as wide as a phone's window, and at most 68 characters wide. */
const SIZES = '(width >= 768px) 42rem, 100vw';

function HowToUseView({ facts }: ViewProps) {
  const steps = stepsFor(facts).map(({ id, name, body, pictures }, at) => ({
    id,
    heading: texts.stepNumbered(at + 1, name),
    body: (
      <>
        {body}
        <Pictures pictures={pictures} />
      </>
    ),
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

function Pictures({ pictures }: Pick<Step, 'pictures'>) {
  return (
    <div className={styles.pictures}>
      {pictures.map((name) => (
        <ScreenPicture key={name} name={name} sizes={SIZES} />
      ))}
    </div>
  );
}
