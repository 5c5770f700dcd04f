import type { RefObject } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { Person } from '@daybook/schema/contract/catalogue';
import type { OwnerEvent } from '@daybook/schema/contract/event';
import type { BookingStart } from '#owner/add-booking/booking-start.ts';
import type { TimeOffStart } from '#owner/time-off/TimeOffDialog.tsx';
import type { Contents } from '../day-contents.ts';
import type { OffOn } from '../off-on.ts';
import { BookingCard } from './BookingCard.tsx';
import { TimeCard } from './TimeCard.tsx';
import type { OpenCard } from './use-card.ts';

interface CardsProps {
  business: Business;
  card: OpenCard;
  today: string;
  now: number;
  personId: number | null;
  team: readonly Person[] | undefined;
  contents: Contents;
  offOn: OffOn;
  scroller: RefObject<HTMLElement | null>;
  onClose: () => void;
  onOpenEvent: (event: OwnerEvent) => void;
  onBook: (start: BookingStart) => void;
  onTimeOff: (start: TimeOffStart) => void;
}

/** Shows the calendar's one open card. A booking that is no longer in the calendar has none. */
export function Cards({ card, team = [], ...props }: CardsProps) {
  if (card.of === 'time') {
    const { hours } = card;
    return (
      <TimeCard {...props} key={`${hours.date} ${hours.personId} ${hours.start}`} card={card} team={team} />
    );
  }
  const booking = props.contents[1].find(({ id, status }) => id === card.id && status !== 'cancelled');
  return booking ? <BookingCard {...props} key={booking.id} booking={booking} /> : null;
}
