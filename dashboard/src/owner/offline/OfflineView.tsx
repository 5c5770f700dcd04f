import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { wallClockAt } from '@daybook/schema/rules/calendar-day';
import { clockTimeOf } from '@daybook/schema/rules/clock-time';
import { telOf } from '@daybook/schema/rules/contact-link';
import { dayTitle } from '@daybook/schema/rules/date';
import { visitAddressOf } from '@daybook/schema/rules/map-link';
import { whenIn } from '@daybook/schema/rules/when';
import { untilTime } from '@daybook/schema/words/time-span';
import { DID_NOT_COME } from '#booking-words/Absence.tsx';
import { expectedAt } from '#booking-words/booking-texts.ts';
import { BookingNote } from '#booking-words/BookingNote.tsx';
import { whatIsBooked, whoBooked } from '#booking-words/seen-booking.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card, CardHead } from '#ui/Card.tsx';
import { ContactLink } from '#ui/ContactLink.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Inset, Stack } from '#ui/Layout.tsx';
import { Banner } from '#ui/message/Banner.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { RowText, Text } from '#ui/Text.tsx';
import { daysLeft, type OfflineDay, type OfflineDays, type OfflineVisit } from './offline-days.ts';
import * as texts from './offline-texts.ts';
import styles from '../dashboard/today/today.module.css';

/** Shows today and tomorrow to be read, with the time of the last look. Nothing here needs a connection. */
export function OfflineView({ days, now }: { days: OfflineDays; now: number }) {
  const { business, left_out: leftOut } = days;
  const left = daysLeft(days, now);
  return (
    <Stack gap={24} data-offline="">
      <div>
        <PageHeading title={texts.TODAY}>{texts.TODAY}</PageHeading>
        <Text tone="soft" breaks>
          {business.business_name}
        </Text>
      </div>
      <Banner tone="amber" isAnnounced>
        <Text weight="strong">{texts.asOf(days, now)}</Text>
        <Text weight="regular">{texts.CAN_BE_READ}</Text>
      </Banner>
      {left.map((day) => (
        <Day key={day.date} day={day} timezone={business.timezone} now={now} />
      ))}
      {left.length < 2 ? <Text tone="soft">{texts.TOMORROW_UNKNOWN}</Text> : null}
      {leftOut > 0 ? <Text tone="soft">{texts.leftOut(leftOut)}</Text> : null}
    </Stack>
  );
}

interface DayProps {
  day: OfflineDay;
  timezone: string;
  now: number;
}

function Day({ day: { date, isToday, visits }, timezone, now }: DayProps) {
  const title = isToday ? texts.TODAY : texts.TOMORROW;
  return (
    <Card as="section" aria-label={title}>
      <CardHead title={`${title}, ${dayTitle(date)}`} />
      {visits.length === 0 ? (
        <Inset>
          <Text tone="soft">{texts.NOTHING_BOOKED}</Text>
        </Inset>
      ) : (
        <ul>
          {visits.map((visit) => (
            <Visit key={visit.id} visit={visit} timezone={timezone} now={now} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface VisitProps {
  visit: OfflineVisit;
  timezone: string;
  now: number;
}

function Visit({ visit, timezone, now }: VisitProps) {
  const { from, to, isPastMidnight } = whenIn(visit, timezone);
  const { customer_alert: alert, expected_at: expected, person_name: person } = visit;
  return (
    <li className={styles.booking} data-over={Date.parse(visit.ends_at) <= now || undefined}>
      <p className={styles.time}>
        <RowText look="strong">{from}</RowText> <RowText look="soft">{untilTime(to, isPastMidnight)}</RowText>
      </p>
      <div className={styles.what}>
        <Text weight="strong" breaks className={styles.name}>
          {whoBooked(visit)} {alert === null ? null : <Badge tone="brick">{alert}</Badge>}{' '}
          {visit.did_not_come ? <Badge tone="amber">{DID_NOT_COME}</Badge> : null}
        </Text>
        <RowText look="soft" as="p">
          {[whatIsBooked(visit), person].filter(Boolean).join(' · ')}
        </RowText>
        {expected === null ? null : (
          <Text size={14} tone="amber">
            {expectedAt(clockTimeOf(wallClockAt(Date.parse(expected), timezone).minutes))}
          </Text>
        )}
        <BookingNote booking={visit} />
        <HowToReach address={visitAddressOf(visit)} phone={visit.attendee_phone} />
      </div>
    </li>
  );
}

/** The address is no link to a map, which needs a connection; a call doesn't. */
function HowToReach({ address, phone }: { address: string; phone: string | null }) {
  return (
    <div className={styles.reaches}>
      {address === '' ? null : (
        <p className={styles.reach}>
          <Icon icon={MapPin} size={16} tone="faint" />
          {address}
        </p>
      )}
      {phone === null ? null : (
        <p className={styles.reach}>
          <Icon icon={Phone} size={16} tone="faint" />
          <ContactLink link={telOf(phone)}>{phone}</ContactLink>
        </p>
      )}
    </div>
  );
}
