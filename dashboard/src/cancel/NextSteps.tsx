import type { LucideIcon } from 'lucide-react';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import Mail from 'lucide-react/icons/mail';
import Wallet from 'lucide-react/icons/wallet';
import { CANCEL_NEXT_FREED, cancelNextRefund } from '@daybook/schema/words/texts';
import { CANCEL_NEXT, cancelNextNotified } from './cancel-texts.ts';
import styles from './next-steps.module.css';

/** What follows from a cancellation. */
export function NextSteps({ businessName }: { businessName: string }) {
  const next: { icon: LucideIcon; text: string }[] = [
    { icon: Mail, text: cancelNextNotified(businessName) },
    { icon: CalendarX2, text: CANCEL_NEXT_FREED },
    { icon: Wallet, text: cancelNextRefund(businessName) },
  ];
  return (
    <section className={styles.next}>
      <h2 className={styles.title}>{CANCEL_NEXT}</h2>
      <ul className={styles.list}>
        {next.map(({ icon: Icon, text }) => (
          <li key={text} className={styles.item}>
            <Icon className={styles.icon} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
