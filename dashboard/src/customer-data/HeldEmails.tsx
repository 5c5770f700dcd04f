import type { HeldEmail } from '@daybook/schema/contract/customer-data';
import {
  EMAIL_IS_QUEUED,
  emailIsNotDelivered,
  emailIsSent,
  EMAILS,
  emailTo,
  NO_EMAILS,
} from './customer-data-texts.ts';
import styles from './held-emails.module.css';
import { momentHere } from './moment-here.ts';

/** Which emails were written to the customer about a booking, to which address, and what became of them. */
export function HeldEmails({ emails }: { emails: readonly HeldEmail[] }) {
  return (
    <div className={styles.emails}>
      <h4 className={styles.title}>{EMAILS}</h4>
      {emails.length === 0 ? (
        <p className={styles.none}>{NO_EMAILS}</p>
      ) : (
        <ul className={styles.list}>
          {emails.map((email, at) => (
            <li key={`${email.created_at} ${at}`}>
              {nameToCustomer(email)}
              <span className={styles.state}>
                {emailTo(email.recipient)}, {stateOf(email)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The admin's name of an email speaks of the customer, who reads it here. */
const nameToCustomer = ({ name }: HeldEmail) =>
  name.replace(/, to the customer$/, '').replace('by the customer', 'by you');

function stateOf({ status, created_at, sent_at }: HeldEmail): string {
  if (status === 'failed') return emailIsNotDelivered(momentHere(created_at));
  return status === 'queued' ? EMAIL_IS_QUEUED : emailIsSent(momentHere(sent_at ?? created_at));
}
