import { Ban, CalendarX2, Check, Clock, Mail, Wallet, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CancelAnswer, CancelDetails } from '@daybook/schema/contract/cancel';
import { buildPath } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import {
  BOOK_ANOTHER,
  CANCEL_ALREADY,
  CANCEL_ALREADY_EXPLAINED,
  CANCEL_DONE,
  CANCEL_NEXT,
  CANCEL_NEXT_FREED,
  CANCEL_TOO_LATE,
  CANCEL_TOO_LATE_TITLE,
  cancelledIntroduction,
  cancelledWithoutEmail,
  cancelNextNotified,
  cancelNextRefund,
} from '@daybook/schema/words/texts';
import { Emblem } from '../ui/Emblem.tsx';
import { Facts } from '../ui/Facts.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { bookingFacts } from './booking-facts.tsx';
import styles from './cancel.module.css';

interface OutcomeProps {
  emblem: ReactNode;
  title: string;
  lead: string;
  booking: CancelDetails;
  children?: ReactNode;
}

function Outcome({ emblem, title, lead, booking, children }: OutcomeProps) {
  return (
    <div className={styles.column}>
      <div className={styles.opening}>
        {emblem}
        <PageHeading title={title} takesFocus>
          {title}
        </PageHeading>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Facts facts={bookingFacts(booking)} />
      {children}
      <div className={styles.actions}>
        <LinkButton kind="primary" href={buildPath(pages.diary, { slug: booking.diary_slug })}>
          {BOOK_ANOTHER}
        </LinkButton>
      </div>
    </div>
  );
}

/** It began, so the link no longer cancels. */
export function Begun({ booking }: { booking: CancelDetails }) {
  return (
    <Outcome
      emblem={<Emblem icon={Clock} tone="amber" />}
      title={CANCEL_TOO_LATE_TITLE}
      lead={CANCEL_TOO_LATE}
      booking={booking}
    />
  );
}

export function AlreadyCancelled({ booking }: { booking: CancelDetails }) {
  return (
    <Outcome
      emblem={<Emblem icon={Ban} tone="sky" />}
      title={CANCEL_ALREADY}
      lead={CANCEL_ALREADY_EXPLAINED}
      booking={booking}
    />
  );
}

export function Cancelled({ booking }: { booking: CancelAnswer }) {
  const next: { icon: LucideIcon; text: string }[] = [
    { icon: Mail, text: cancelNextNotified(booking.business_name) },
    { icon: CalendarX2, text: CANCEL_NEXT_FREED },
    { icon: Wallet, text: cancelNextRefund(booking.business_name) },
  ];
  const introduction = booking.is_confirmed_by_email ? cancelledIntroduction : cancelledWithoutEmail;
  return (
    <Outcome
      emblem={<Emblem icon={Check} tone="leaf" />}
      title={CANCEL_DONE}
      lead={introduction(booking.attendee_email)}
      booking={booking}
    >
      <section className={styles.next}>
        <h2 className={styles.nextTitle}>{CANCEL_NEXT}</h2>
        <ul className={styles.nextList}>
          {next.map(({ icon: Icon, text }) => (
            <li key={text} className={styles.nextItem}>
              <Icon className={styles.nextIcon} aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </Outcome>
  );
}
