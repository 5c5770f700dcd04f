import type { HeldLetter } from '@daybook/schema/contract/customer-data';
import {
  LETTER_IS_QUEUED,
  letterIsNotDelivered,
  letterIsSent,
  LETTERS,
  letterTo,
  NO_LETTERS,
} from './customer-data-texts.ts';
import styles from './held-letters.module.css';
import { momentHere } from './moment-here.ts';

/** Which letters were written to the customer about a booking, to which address, and what became of them. */
export function HeldLetters({ letters }: { letters: readonly HeldLetter[] }) {
  return (
    <div className={styles.letters}>
      <h4 className={styles.title}>{LETTERS}</h4>
      {letters.length === 0 ? (
        <p className={styles.none}>{NO_LETTERS}</p>
      ) : (
        <ul className={styles.list}>
          {letters.map((letter, at) => (
            <li key={`${letter.created_at} ${at}`}>
              {nameToCustomer(letter)}
              <span className={styles.state}>
                {letterTo(letter.recipient)}, {stateOf(letter)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The admin's name of an email speaks of the customer, who reads it here. */
const nameToCustomer = ({ name }: HeldLetter) =>
  name.replace(/, to the customer$/, '').replace('by the customer', 'by you');

function stateOf({ status, created_at, sent_at }: HeldLetter): string {
  if (status === 'failed') return letterIsNotDelivered(momentHere(created_at));
  return status === 'queued' ? LETTER_IS_QUEUED : letterIsSent(momentHere(sent_at ?? created_at));
}
