import { Disclosure } from '../../../ui/Disclosure.tsx';
import styles from './entry.module.css';
import { LINK_TO_ANSWER } from './faq-texts.ts';
import { idOf, partsOf, type Paragraph, type Question } from './question.ts';

/** One question, which opens and closes by itself. */
export function Entry({ question, keywords, answer }: Question) {
  const id = idOf(question);
  return (
    <Disclosure id={id} summary={question}>
      <div className={styles.answer} data-keywords={keywords}>
        {answer.map((paragraph, at) => (
          <p key={at}>
            <Words paragraph={paragraph} />
          </p>
        ))}
        <a className={styles.link} href={`#${id}`} aria-label={`${LINK_TO_ANSWER}: ${question}`}>
          {LINK_TO_ANSWER}
        </a>
      </div>
    </Disclosure>
  );
}

function Words({ paragraph }: { paragraph: Paragraph }) {
  return partsOf(paragraph).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.href} href={part.href}>
        {part.words}
      </a>
    ),
  );
}
