import type { HeldEntry, HeldOffer } from '@daybook/schema/contract/customer-data';
import { longDate } from '@daybook/schema/rules/date';
import { waitedForText } from '@daybook/schema/rules/waited-for';
import { whoBooked } from '#booking-words/seen-booking.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Facts, type Fact } from '#ui/Facts.tsx';
import { Section, Stack } from '#ui/Layout.tsx';
import { Heading } from '#ui/Text.tsx';
import * as texts from './customer-data-texts.ts';
import { HeldLines } from './HeldLines.tsx';
import styles from './customer-data.module.css';

/**
 * Shows what the customer waited for and the times offered. Shows nothing for a customer who never waited.
 */
export function HeldEntries({ entries }: { entries: readonly HeldEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Section title={texts.YOUR_WAITING_LIST} gap={12}>
      <ul className={styles.bookings}>
        {entries.map((entry, at) => (
          <li key={`${entry.joined_at} ${at}`}>
            <Disclosure
              isOpenAtFirst={entry.ended_at === null}
              summary={<Heading level={3}>{waitedForText(entry, entry.joined_at.slice(0, 10))}</Heading>}
            >
              <Stack>
                <Facts facts={factsOf(entry)} />
                <HeldLines
                  title={texts.OFFERS_TO_YOU}
                  none={texts.NO_OFFERS}
                  lines={entry.offers.map(lineOf)}
                />
              </Stack>
            </Disclosure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function factsOf(entry: HeldEntry): Fact[] {
  const { WAITING_FACTS: labels } = texts;
  const { added_by, confirmed_at, ended_at, ended_for } = entry;
  return [
    { label: labels.name, value: whoBooked(entry) },
    { label: labels.email, value: entry.attendee_email },
    { label: labels.phone, value: entry.attendee_phone },
    { label: labels.booking, value: entry.booking_reference },
    { label: labels.joined, value: texts.momentHere(entry.joined_at) },
    { label: labels.addedBy, value: added_by === 'owner' ? texts.MADE_BY_BUSINESS : null },
    {
      label: labels.confirmed,
      value: confirmed_at === null ? texts.NOT_CONFIRMED : texts.momentHere(confirmed_at),
    },
    {
      label: labels.ended,
      value:
        ended_at === null
          ? null
          : [texts.momentHere(ended_at), ended_for && texts.ENDED_FOR[ended_for]].filter(Boolean).join(', '),
    },
  ];
}

const lineOf = (offer: HeldOffer) => ({
  key: offer.starts_at,
  name: `${longDate(offer.event_date)}, ${offer.start_time}`,
  about: [
    offer.service_name ?? offer.event_name,
    offer.person_name,
    texts.offeredOn(texts.momentHere(offer.offered_at)),
    texts.OFFER_OUTCOMES[offer.outcome],
  ]
    .filter(Boolean)
    .join(', '),
});
