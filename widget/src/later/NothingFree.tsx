import { useEffect, useState } from 'preact/hooks';
import type { DiaryDate } from '@daybook/schema/contract/diary';
import type { PublicEvent } from '@daybook/schema/contract/event';
import { addMonths, dayTitle, monthOf, monthTitle } from '@daybook/schema/rules/date';
import { NOTHING_CHOSEN, withoutDate, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { waitingListPage } from '@daybook/schema/words/routes';
import { changeBy } from '../booking/booking-reducer.ts';
import { useLive, useOpened, type NothingFreeProps } from '../diary/diary-context.ts';
import { chosenService, isCarried, type OpenDiary } from '../diary/diary-state.ts';
import { TELL_ME } from '../diary/diary-texts.ts';
import { ChoiceLink, ActionLink } from '../diary/parts.tsx';
import { listTimeSlots } from '../diary/server-calls.ts';
import { listed } from '../diary/wording.ts';
import { teamOf } from '../hosted/open-texts.ts';
import { hasTimes, lookIn, nextDate, noTimeLeft, takesNoBookings, tellMeAbout } from './later-texts.ts';

/** Says why there is nothing to choose and what is next, with a link to wait for a time `at` this. */
export function NothingFree({ why, after, like, at }: NothingFreeProps) {
  const { state } = useOpened();
  const next = nextChoice(state, after, like);
  const { diary, choice } = state;
  const service = diary.services.find(({ id }) => id === choice.catalogueId);
  const person = diary.people.find(({ id }) => id === choice.personId);
  return (
    <>
      <p class="soft next">
        {!why
          ? takesNoBookings(diary.business.business_name)
          : service && like
            ? noTimeLeft(service.service_name, person?.name)
            : why}
      </p>
      {like && service && person && <Others key={`${like.id} ${person.id}`} event={like} />}
      <div class="acts part">
        {next && (
          <ChoiceLink class="primary" to={next}>
            {nextText(state, next, like)}
          </ChoiceLink>
        )}
        {at && <WaitingLink at={at} service={service?.service_name} />}
      </div>
    </>
  );
}

/** Leads to those who have a time for the service on the day on which the chosen person has none. */
function Others({ event }: { event: PublicEvent }) {
  const { state } = useOpened();
  const { host, signal } = useLive();
  const [others] = useState(() => freeOthers(state, event));
  // The diary doesn't say how many: they count as some until it is known.
  const [counts, setCounts] = useState<readonly number[]>([]);
  useEffect(() => {
    const service_id = event.services[0]?.id ?? null;
    const count = async ({ id: person_id }: { id: number }) => {
      const of = { event_id: event.id, venue_id: null, service_id, person_id };
      return (await listTimeSlots(host, of, signal)).filter((slot) => !slot.is_booked).length;
    };
    void Promise.all(others.map(count)).then(setCounts, () => undefined);
  }, [host, event, others, signal]);
  return others.map(({ id: personId, called }, at) => (
    <p>
      <ChoiceLink class="link" to={{ ...withoutDate(state.choice), date: event.event_date, personId }}>
        {hasTimes(called, counts[at])}
      </ChoiceLink>
    </p>
  ));
}

/** How many others are named. */
const NAMED = 4;

/** Returns those who do it on this day, and have a free time for it. */
function freeOthers({ choice, diary }: OpenDiary, { services: [service] }: PublicEvent) {
  const free = service?.person_ids ?? [];
  // All who do it are named if nobody has a free time.
  if (free.some((id) => id === choice.personId)) return [];
  return teamOf(diary)
    .filter(({ id }) => free.includes(id))
    .slice(0, NAMED);
}

/** Returns 'See January 2027', 'Next free: Saturday 28 November', or with the event's name where it is another. */
function nextText(
  { diary }: OpenDiary,
  { month, date, eventId, catalogueId }: DiaryChoice,
  like?: PublicEvent,
): string {
  if (month) return lookIn(monthTitle(month));
  const isOther = like && !eventId && catalogueId === null;
  const other = diary.events.find((event) => isOther && event.event_date === date && isFree(event));
  return nextDate(listed(other?.event_name, dayTitle(date ?? '')));
}

interface WaitingLinkProps {
  /** Where nothing is free. */
  at: DiaryChoice;
  /** The service that was chosen first. */
  service: string | undefined;
}

/** Links to the waiting list's form, if the business has one. */
function WaitingLink({ at, service }: WaitingLinkProps) {
  const { host } = useLive();
  return useOpened().state.diary.business.has_waiting_list && !host.move ? (
    <ActionLink
      class="second"
      to={at}
      page={waitingListPage}
      action={changeBy({ type: 'waited', waiting: { at, isSent: false } })}
    >
      {service ? tellMeAbout(service) : TELL_ME}
    </ActionLink>
  ) : null;
}

const isFree = ({ free_count }: Pick<DiaryDate, 'free_count'>) => free_count !== 0;

/**
 * Returns the next date after `after` with something free, or an earlier month that isn't loaded yet. With
 * `like`, a date of the same service or event comes first, with its event.
 */
export function nextChoice(state: OpenDiary, after: string, like?: PublicEvent): DiaryChoice | null {
  const { choice, diary } = state;
  const any = diary.dates.find((day) => day.date > after && isFree(day));
  // A diary for one service has nothing else.
  const same = choice.catalogueId === null ? like && nextLike(state, after, like) : undefined;
  const last = monthOf(
    (like && choice.catalogueId === null ? same?.date : any?.date) ?? diary.last_date ?? '',
  );
  for (let month = monthOf(after); month <= last; month = addMonths(month, 1)) {
    if (!isCarried(state, month)) return { ...choice, slotId: null, month };
  }
  return same ?? (any ? { ...withoutDate(choice), date: any.date } : null);
}

function nextLike(state: OpenDiary, after: string, like: PublicEvent): DiaryChoice | undefined {
  const name = chosenService(state)?.service_name;
  const sameIn = ({ services }: PublicEvent) => services.find(({ service_name }) => service_name === name);
  const next = state.diary.events.find(
    (event) =>
      event.event_date > after &&
      isFree(event) &&
      (name ? sameIn(event) : event.event_name === like.event_name),
  );
  return (
    next && {
      ...NOTHING_CHOSEN,
      date: next.event_date,
      eventId: next.id,
      serviceId: sameIn(next)?.id ?? null,
      personId: state.choice.personId,
    }
  );
}
