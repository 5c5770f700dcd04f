import type { Person } from '@daybook/schema/contract/catalogue';
import { BookingCard } from './BookingCard.tsx';
import { TimeCard, type TimeCardProps } from './TimeCard.tsx';
import type { OpenCard } from './use-card.ts';

interface CardsProps extends Omit<TimeCardProps, 'card' | 'team'> {
  card: OpenCard;
  today: string;
  now: number;
  team: readonly Person[] | undefined;
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
