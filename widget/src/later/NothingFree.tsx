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
import { listed } from '../diary/wording.ts';
import { lookIn, nextDate, tellMeAbout, WITH_ANYONE } from './later-texts.ts';

/** Says why there is nothing to choose and what is next, with a link to wait for a time `at` this. */
export function NothingFree({ why, after, like, at }: NothingFreeProps) {
  const { state } = useOpened();
  const next = nextChoice(state, after, like);
  const { catalogueId, personId } = state.choice;
  const isLink = at && catalogueId === null;
  const link = next && (
    <ChoiceLink class={isLink ? 'link' : catalogueId === null ? 'second' : 'primary'} to={next}>
      {nextText(state, next, like)}
    </ChoiceLink>
  );
  return (
    <>
      <p class="soft next">
        {why} {isLink && link}
      </p>
      {catalogueId !== null && like && personId !== null && (
        <p>
          <ChoiceLink
            class="link"
            to={{ ...withoutDate(state.choice), personId: null, date: like.event_date }}
          >
            {WITH_ANYONE}
          </ChoiceLink>
        </p>
      )}
      <div class="acts part">
        {!isLink && link}
        {at && <WaitingLink at={at} />}
      </div>
    </>
  );
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

/** Links to the waiting list's form, if the business has one. `at` is where nothing is free. */
function WaitingLink({ at }: { at: DiaryChoice }) {
  const { business, services } = useOpened().state.diary;
  const { host } = useLive();
  const service = services.find(({ id }) => id === at.catalogueId);
  return business.has_waiting_list && !host.move ? (
    <ActionLink
      class="second"
      to={at}
      page={waitingListPage}
      action={changeBy({ type: 'waited', waiting: { at, isSent: false } })}
    >
      {service ? tellMeAbout(service.service_name) : TELL_ME}
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
