import { NewsletterForm } from '../../newsletter/NewsletterForm.tsx';
import { ReadingPage } from '../../parts/ReadingPage.tsx';
import type { PublicPage, ViewProps } from '../../public-page.ts';
import { categoriesFor } from './categories.ts';
import { ClosingBox } from './ClosingBox.tsx';
import { Entry } from './Entry.tsx';
import { FAQ_DESCRIPTION, FAQ_LEDE, FAQ_TITLE } from './faq-texts.ts';
import styles from './faq-page.module.css';
import { idOf } from './question.ts';
import { Search } from './Search.tsx';
import { faqData } from './structured-data.ts';

export const faqPage: PublicPage = {
  title: () => FAQ_TITLE,
  description: () => FAQ_DESCRIPTION,
  data: (facts) => [faqData(categoriesFor(facts))],
  View: FaqView,
};

function FaqView({ facts }: ViewProps) {
  const sections = categoriesFor(facts).map(({ heading, questions }) => ({
    id: idOf(heading),
    heading,
    body: (
      <div className={styles.questions}>
        {questions.map((question) => (
          <Entry key={question.question} {...question} />
        ))}
      </div>
    ),
  }));
  return (
    <>
      <ReadingPage
        heading={FAQ_TITLE}
        lede={FAQ_LEDE}
        sections={sections}
        aside={<NewsletterForm source="sidebar" />}
      >
        <Search />
      </ReadingPage>
      <ClosingBox />
    </>
  );
}
