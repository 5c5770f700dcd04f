import { sitePages } from '@daybook/schema/words/routes';
import { Content } from '#public/content/Content.tsx';
import { NewsletterForm } from '#public/newsletter/NewsletterForm.tsx';
import { ReadingPage } from '#public/parts/ReadingPage.tsx';
import type { PublicPage, ViewProps } from '#public/public-page.ts';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Row, Stack } from '#ui/Layout.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { Heading, Text } from '#ui/Text.tsx';
import * as texts from '../help-texts.ts';
import { SearchForm } from '../SearchForm.tsx';
import { categoriesFor, type Category, plainAnswer, type Question } from './question.ts';
import styles from './faq.module.css';

export const faqPage: PublicPage = {
  title: () => texts.FAQ_TITLE,
  description: () => texts.FAQ_DESCRIPTION,
  data: (facts) => [faqData(categoriesFor(facts))],
  View: FaqView,
};

function FaqView({ facts }: ViewProps) {
  const sections = categoriesFor(facts).map(({ id, heading, questions }) => ({
    id,
    heading,
    body: (
      <div className={styles.questions}>
        {questions.map((question) => (
          <Entry key={question.id} {...question} />
        ))}
      </div>
    ),
  }));
  return (
    <>
      <ReadingPage
        heading={texts.FAQ_TITLE}
        lede={texts.FAQ_LEDE}
        sections={sections}
        aside={<NewsletterForm source="sidebar" />}
      >
        <Search />
      </ReadingPage>
      <ClosingBox />
    </>
  );
}

/** Filters the questions as somebody types (live-faq.ts). It is hidden without a script. */
function Search() {
  return (
    <div className={styles.search} data-faq-search="">
      <SearchForm />
      <Text size={14} tone="soft" role="status" data-faq-count="" className={styles.count} />
      <p className={styles.nothing} hidden data-faq-nothing="">
        {texts.NOTHING_FOUND} {texts.NOTHING_FOUND_ASK}{' '}
        <a href={sitePages.contact}>{texts.NOTHING_FOUND_CONTACT}</a>.
      </p>
    </div>
  );
}

/** Shows a question, which opens and closes without a script. */
function Entry({ id, question, keywords, answer }: Question) {
  return (
    <Disclosure id={id} summary={question}>
      <Text as="div" tone="soft" data-keywords={keywords}>
        <Content tokens={answer} />
        <a className={styles.link} href={`#${id}`} aria-label={`${texts.LINK_TO_ANSWER}: ${question}`}>
          {texts.LINK_TO_ANSWER}
        </a>
      </Text>
    </Disclosure>
  );
}

function ClosingBox() {
  return (
    <Card as="section" padding={24} className={styles.box} aria-labelledby="not-answered">
      <Row gap={24} justify="between">
        <Stack gap={4}>
          <Heading size={22} isDisplay id="not-answered">
            {texts.NOT_ANSWERED}
          </Heading>
          <Text tone="soft">{texts.NOT_ANSWERED_EXPLAINED}</Text>
        </Stack>
        <Row as="p" gap={12}>
          <LinkButton kind="primary" href={sitePages.contact}>
            {texts.ASK_US}
          </LinkButton>
          <LinkButton href={sitePages.home}>{texts.HOME_PAGE}</LinkButton>
        </Row>
      </Row>
    </Card>
  );
}

/** Returns the questions for search engines (schema.org/FAQPage). */
function faqData(categories: readonly Category[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: categories
      .flatMap(({ questions }) => questions)
      .map((question) => ({
        '@type': 'Question',
        name: question.question,
        acceptedAnswer: { '@type': 'Answer', text: plainAnswer(question) },
      })),
  };
}
