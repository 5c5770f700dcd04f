import { BOOKING_RECORD_YEARS, PURGE_AFTER_DAYS } from '@daybook/schema/figures/periods';
import { IMPORTED_EMAILED_BY_BUSINESS } from '@daybook/schema/words/business-file';
import { counted } from '@daybook/schema/words/counted';
import { Stack } from '#ui/Layout.tsx';
import { Loaded, type Loadable } from '#ui/Loaded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';

const CONSEQUENCES_FAILED = 'We couldn’t load what would be deleted.';

interface ConsequencesProps<Answer> {
  query: Loadable<Answer>;
  textOf: (found: Answer) => readonly string[];
}

/** Says what else is deleted, once the server has counted it. */
export function Consequences<Answer>({ query, textOf }: ConsequencesProps<Answer>) {
  return (
    <Loaded query={query} failed={CONSEQUENCES_FAILED} shape={<Skeleton width="100%" height="5rem" />}>
      {(found) => (
        <Stack gap={8}>
          {textOf(found).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

interface Found {
  events: number;
  bookings: number;
  upcoming_bookings: number;
  has_subscription: boolean;
}

/** Returns what is deleted and who is emailed, in sentences. `also`, '2 businesses', comes first. */
export function consequencesText(also: readonly string[], found: Found): string[] {
  const { events, bookings, upcoming_bookings, has_subscription } = found;
  const gone = [...also, counted(events, 'event'), counted(bookings, 'booking')];
  return [
    `This also deletes ${gone.slice(0, -1).join(', ')} and ${gone.at(-1)}. They go offline at once and are deleted for good within ${PURGE_AFTER_DAYS} days. We keep only the date, service and price of each booking, for ${BOOKING_RECORD_YEARS} years, and the payment records.`,
    toldText(upcoming_bookings),
    ...(has_subscription ? ['The subscription ends, and nothing more is charged.'] : []),
    'This can’t be undone.',
  ];
}

function toldText(upcoming: number): string {
  if (upcoming === 0) return 'There are no upcoming bookings, so no customers are emailed.';
  return upcoming === 1
    ? `1 upcoming booking is cancelled, and we email the customer unless the booking was imported. ${IMPORTED_EMAILED_BY_BUSINESS}`
    : `${counted(upcoming, 'upcoming booking')} are cancelled, and we email the customers unless their bookings were imported. ${IMPORTED_EMAILED_BY_BUSINESS}`;
}
