import type { HeldEntry, HeldOffer } from '@daybook/schema/contract/customer-data';
import { longDate } from '@daybook/schema/rules/date';
import { waitedForText } from '@daybook/schema/rules/waited-for';
import { nameOf } from './cancel-facts.tsx';
import { Facts, type Fact } from './link-document.tsx';
import { HeldLines, Moment, Section } from './my-data-parts.tsx';
import * as texts from './my-data-texts.ts';

/** Shows what the customer waited for and the times offered. Shows nothing for a customer who never waited. */
export function HeldEntries({ entries }: { entries: readonly HeldEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Section id="waiting" title={texts.YOUR_WAITING_LIST}>
      <ul class="held">
        {entries.map((entry) => (
          <li>
            <details open={entry.ended_at === null}>
              <summary>
                <h3>{waitedForText(entry, entry.joined_at.slice(0, 10))}</h3>
              </summary>
              <Facts facts={factsOf(entry)} />
              <HeldLines
                title={texts.OFFERS_TO_YOU}
                none={texts.NO_OFFERS}
                lines={entry.offers.map(lineOf)}
              />
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function factsOf(entry: HeldEntry): Fact[] {
  const { WAITING_FACTS: labels } = texts;
  const { added_by, confirmed_at, ended_at, ended_for } = entry;
  const ended = (moment: string) => (ended_for ? `${moment}, ${texts.ENDED_FOR[ended_for]}` : moment);
  return [
    { label: labels.name, value: nameOf(entry) },
    { label: labels.email, value: entry.attendee_email },
    { label: labels.phone, value: entry.attendee_phone },
    { label: labels.booking, value: entry.booking_reference },
    { label: labels.joined, value: <Moment at={entry.joined_at} /> },
    { label: labels.addedBy, value: added_by === 'owner' ? texts.MADE_BY_BUSINESS : null },
    {
      label: labels.confirmed,
      value: confirmed_at === null ? texts.NOT_CONFIRMED : <Moment at={confirmed_at} />,
    },
    { label: labels.ended, value: ended_at && <Moment at={ended_at} say={ended} /> },
  ];
}

function lineOf(offer: HeldOffer) {
  const about = (moment: string) =>
    [
      offer.service_name ?? offer.event_name,
      offer.person_name,
      texts.offeredOn(moment),
      texts.OFFER_OUTCOMES[offer.outcome],
    ]
      .filter(Boolean)
      .join(', ');
  return {
    name: `${longDate(offer.event_date)}, ${offer.start_time}`,
    about: <Moment at={offer.offered_at} say={about} />,
  };
}
