import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { buttonClass } from '../../../ui/button-class.ts';
import { Band } from '../../parts/Band.tsx';
import { EXAMPLES, EXAMPLES_ONLY, EXAMPLES_ROW, GO_ON, OWNERS_MIGHT_SAY, PAUSE } from './examples-texts.ts';
import styles from './examples.module.css';

/** A row that people scroll. live-examples.ts lets it move by itself, and only then shows the button that stops it. */
export function OwnersMightSay() {
  return (
    <Band
      id="examples"
      heading={
        <>
          {OWNERS_MIGHT_SAY} <span className={styles.mark}>{EXAMPLES_ONLY}</span>
        </>
      }
    >
      <section className={styles.row} data-examples="" aria-label={EXAMPLES_ROW} tabIndex={0}>
        <div className={styles.track} data-examples-track="">
          <ul className={styles.list}>
            {EXAMPLES.map(({ said, by }) => (
              <li key={by} className={styles.example}>
                <blockquote className={styles.said}>“{said}”</blockquote>
                <p className={styles.by}>{by}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <button
        type="button"
        className={`${buttonClass('quiet')} ${styles.pause}`}
        data-examples-pause=""
        hidden
      >
        <span className={styles.label}>
          <Pause className={styles.icon} aria-hidden="true" />
          {PAUSE}
        </span>
        <span className={styles.label} hidden>
          <Play className={styles.icon} aria-hidden="true" />
          {GO_ON}
        </span>
      </button>
    </Band>
  );
}
