import { plainAnswer, type Category } from './question.ts';

/** The questions for search engines (schema.org/FAQPage). */
export function faqData(categories: readonly Category[]) {
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
