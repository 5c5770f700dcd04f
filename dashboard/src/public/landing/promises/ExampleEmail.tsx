import Paperclip from 'lucide-react/icons/paperclip';
import { EXAMPLE_EMAIL } from './promises-texts.ts';
import styles from './example-email.module.css';

export function ExampleEmail() {
  const { title, from, heading, rows, actions, attached } = EXAMPLE_EMAIL;
  return (
    <figure className={styles.email} aria-label={title}>
      <p className={styles.from}>{from}</p>
      <p className={styles.heading}>{heading}</p>
      <dl className={styles.rows}>
        {rows.map(({ name, value }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.actions}>
        {actions.map((action) => (
          <span key={action} className={styles.action}>
            {action}
          </span>
        ))}
      </p>
      <p className={styles.attached}>
        <Paperclip className={styles.icon} aria-hidden="true" />
        {attached}
      </p>
    </figure>
  );
}
