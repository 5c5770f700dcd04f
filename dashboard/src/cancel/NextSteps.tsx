import type { LucideIcon } from 'lucide-react';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import Mail from 'lucide-react/icons/mail';
import Wallet from 'lucide-react/icons/wallet';
import type { CancelAnswer } from '@daybook/schema/contract/cancel';
import { CANCEL_NEXT_FREED, cancelNextRefund } from '@daybook/schema/words/texts';
import { CANCEL_NEXT, cancelNextEmailed } from './cancel-texts.ts';
import styles from './next-steps.module.css';

/** What follows from a cancellation. Nobody pays for the demo's bookings. */
export function NextSteps({
  booking,
}: {
  booking: Pick<CancelAnswer, 'business_name' | 'is_demo' | 'is_business_emailed'>;
}) {
  const { business_name: business, is_demo: isDemo, is_business_emailed: isEmailed } = booking;
  const freed = { icon: CalendarX2, text: CANCEL_NEXT_FREED };
  const emailed = { icon: Mail, text: cancelNextEmailed(business) };
  const refund = { icon: Wallet, text: cancelNextRefund(business) };
  const next: { icon: LucideIcon; text: string }[] = [
    ...(isEmailed ? [emailed] : []),
    freed,
    ...(isDemo ? [] : [refund]),
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
