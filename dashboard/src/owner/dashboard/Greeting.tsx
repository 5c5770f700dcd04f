import type { Business } from '@daybook/schema/contract/business';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { dayTitle } from '@daybook/schema/rules/date';
import { nameOf } from '#session/name-of.ts';
import { useSession } from '#session/SessionContext.tsx';
import { Row } from '#ui/Layout.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Text } from '#ui/Text.tsx';
import { useNow } from '#ui/use-now.ts';
import { AddBookingButton } from '../add-booking/AddBookingButton.tsx';
import * as texts from './dashboard-texts.ts';
import { SecondaryLinks } from './SecondaryLinks.tsx';
import { useNextBooking } from './today/use-todays-bookings.ts';
import styles from './dashboard.module.css';

/** Greets the owner and says what is next; on a phone, where today's list follows at once, it says the date. */
export function Greeting({ business }: { business: Business }) {
  return (
    <Row justify="between" className={styles.greeting}>
      <div className={styles.words}>
        <GreetingHeading phone={texts.OVERVIEW_ON_PHONE} />
        <Text tone="soft" className={styles.narrow}>
          {dayTitle(todayIn(business.timezone, useNow()))}
        </Text>
        {/* The key makes sure that it never names a customer of another business. */}
        <NextBooking key={business.id} business={business} />
      </div>
      <Row gap={8}>
        <SecondaryLinks business={business} className={styles.wide} />
        <AddBookingButton kind="primary" business={business} />
      </Row>
    </Row>
  );
}

/** Shows the next booking. The line's room is reserved while it loads, so that nothing moves. */
function NextBooking({ business }: { business: Business }) {
  return (
    <Text tone="soft" breaks className={styles.next}>
      {useNextBooking(business)}
    </Text>
  );
}

/** `phone` is the heading on a phone, if it is another. */
export function GreetingHeading({ phone }: { phone?: string }) {
  const { user } = useSession();
  const now = useNow();
  if (!user) return null;
  const greeting = `${texts.greetingAt(new Date(now).getHours())}, ${nameOf(user)}`;
  return (
    <PageHeading title={texts.TAB_OVERVIEW}>
      {phone === undefined ? (
        greeting
      ) : (
        <>
          <span className={styles.wide}>{greeting}</span>
          <span className={styles.narrow}>{phone}</span>
        </>
      )}
    </PageHeading>
  );
}
