import { Disclosure } from '../../ui/Disclosure.tsx';
import { FAQ_TITLE, type Question } from './faq-texts.ts';
import styles from './faq.module.css';

export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <section className={styles.faq} aria-labelledby="faq">
      <h2 id="faq" className={styles.title}>
        {FAQ_TITLE}
      </h2>
      <div>
        {questions.map(({ question, answer }, at) => (
          <Disclosure key={question} summary={question} isOpenAtFirst={at === 0}>
            <p className={styles.answer}>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
