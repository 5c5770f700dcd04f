import { useEffect, useState } from 'preact/hooks';
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Service } from '@daybook/schema/contract/service';
import { peopleToChoose } from '@daybook/schema/rules/complete-choice';
import { useLive, useOpened } from '../diary/diary-context.ts';
import type { OpenDiary } from '../diary/diary-state.ts';
import { Option } from '../diary/Pickers.tsx';
import { lengthAndPrice, listed } from '../diary/wording.ts';
import { countFree } from './count-free.ts';
import { asBefore, withPerson } from './later-texts.ts';

interface Offer {
  service: Service;
  venueId: number | null;
  personId: number | null;
  /** The person and the venue, if they were chosen. */
  detail: string;
}

/** Offers, on another day, the service that was chosen before, if it has a free time there. */
export function AsBefore({ event }: { event: PublicEvent }) {
  const { state } = useOpened();
  const { host, signal } = useLive();
  const [offers] = useState(() => offersAsBefore(state, event));
  // Undefined while it loads.
  const [offer, setOffer] = useState<Offer | null>();
  useEffect(() => {
    void countFree(host, event, offers, signal).then(
      (counts) => setOffer(offers.find((_, at) => counts[at]) ?? null),
      () => setOffer(null),
    );
  }, [host, event, offers, signal]);
  if (!offers.length || offer === null) return null;
  // As high as the offer, so that nothing moves when it comes.
  if (!offer) return <li class="opt" aria-hidden="true" />;
  const { service, detail, venueId, personId } = offer;
  return (
    <Option
      to={{ serviceId: service.id, venueId, personId }}
      name={asBefore(service.service_name)}
      detail={detail}
      aside={lengthAndPrice(service)}
    />
  );
}

/** Returns the earlier service with its venue and person, and then alone. */
export function offersAsBefore({ before, diary, choice }: OpenDiary, event: PublicEvent): Offer[] {
  const was = diary.events.find(({ id }) => id === before?.eventId);
  const name = was?.services.find(({ id }) => id === before?.serviceId)?.service_name;
  const service = event.services.find(({ service_name }) => service_name === name);
  if (!service || event.free_count === 0) return [];
  const venueName = was?.venues.find(({ id }) => id === before?.venueId)?.venue_name;
  const venue = event.venues.length > 1 && event.venues.find(({ venue_name }) => venue_name === venueName);
  const person = peopleToChoose(event, service.id).find(({ id }) => id === before?.personId);
  const alone = { service, venueId: choice.venueId, personId: null, detail: '' };
  if (!venue && !person) return [alone];
  const exact = {
    service,
    venueId: venue ? venue.id : choice.venueId,
    personId: person?.id ?? null,
    detail: listed(person && withPerson(person.name), venue && venue.venue_name),
  };
  return [exact, alone];
}
