import { embedSnippet } from '@daybook/schema/rules/embed-snippet';
import styles from './snippet.module.css';

const EXAMPLE_SLUG = 'your-business';

/** What an owner copies, to the email. It wraps between words, as far as there is room. */
export function Snippet({ origin }: { origin: string }) {
  const words = embedSnippet({ origin, slug: EXAMPLE_SLUG }).split(/(\s+)/);
  return (
    <pre className={styles.snippet}>
      <code>
        {words.map((word, index) =>
          // Every second one is the room between two words.
          index % 2 ? word : <Word key={index} text={word} />,
        )}
      </code>
    </pre>
  );
}

/** The quoted part, if there is one, stands out. */
function Word({ text }: { text: string }) {
  const [before, value, after] = text.split(/("[^"]*")/);
  return (
    <span className={styles.word}>
      {before}
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {after}
    </span>
  );
}
