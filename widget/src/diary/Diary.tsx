import { dayTitle } from '@daybook/schema/rules/date';
import { mustChooseService } from '@daybook/schema/rules/complete-choice';
import {
  LOADING_DIARY,
  NOTHING_TO_BOOK,
  NOTHING_TO_BOOK_EXPLAINED,
  OPEN_DIARY_PAGE,
} from '@daybook/schema/words/diary';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { DIARY_NOT_TAKING_BOOKINGS } from '@daybook/schema/words/texts';
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Send } from './flow.ts';
import { BANNER_ID, DAY_ID } from './focus.ts';
import { chosenEvent, chosenSlot, stepOf, type ClosedDiary, type DiaryState } from './state.ts';
import { CLOSED_TEXTS } from './wording.ts';
import { Booked } from './steps/Booked.tsx';
import { Crumbs } from './steps/Crumbs.tsx';
import { Details } from './steps/Details.tsx';
import { Month } from './steps/Month.tsx';
import { Bones, Icon, Retry, type View } from './steps/parts.tsx';
import { EventPicker, ServicePicker, VenuePicker } from './steps/Pickers.tsx';
import { Times } from './steps/Times.tsx';

export interface DiaryProps extends Omit<View, 'state'> {
  state: DiaryState;
}

/** The one diary there is: in host pages, on the hosted page, and as the server renders it. */
export function Diary({ state, ...rest }: DiaryProps) {
  if (state.phase !== 'open') {
    return (
      <div class="daybook">
        {state.phase === 'loading' ? <Skeleton /> : <Closed state={state} {...rest} />}
      </div>
    );
  }
  const view: View = { state, ...rest };
  return (
    <div class="daybook">
      <div class="diary" data-step={stepOf(state)}>
        <Month view={view} />
        <section class="choose" aria-labelledby={DAY_ID}>
          {state.booked ? <Booked view={view} answer={state.booked} /> : <Day view={view} />}
        </section>
      </div>
      <p class="sr" role="status">
        {state.said}
      </p>
    </div>
  );
}

function Day({ view }: { view: View }) {
  const event = chosenEvent(view.state);
  if (!event) {
    return (
      <>
        <h2 class="display" id={DAY_ID} tabIndex={-1}>
          {NOTHING_TO_BOOK}
        </h2>
        <p class="lead">{NOTHING_TO_BOOK_EXPLAINED}</p>
      </>
    );
  }
  return (
    <>
      <h2 class="display" id={DAY_ID} tabIndex={-1}>
        {dayTitle(event.event_date)}
      </h2>
      {[event.event_description, event.requirements_note].map((text) => text && <p class="lead">{text}</p>)}
      <NextStep view={view} event={event} />
    </>
  );
}

/** The steps reveal themselves in place: event, venue and service, then the time, then the details. */
function NextStep({ view, event }: { view: View; event: PublicEvent }) {
  const { state } = view;
  const slot = chosenSlot(state);
  const isLone = state.diary.events.filter(({ event_date }) => event_date === event.event_date).length === 1;
  return (
    <>
      {!slot && !isLone && <EventPicker view={view} />}
      <Crumbs view={view} />
      <Banner view={view} />
      {!slot && event.venues.length > 1 && state.choice.venueId === null && <VenuePicker view={view} />}
      {slot ? (
        <Details view={view} slot={slot} />
      ) : mustChooseService(event, state.choice.serviceId) ? (
        <ServicePicker view={view} />
      ) : (
        <Times view={view} />
      )}
    </>
  );
}

function Banner({ view: { state, send } }: { view: View }) {
  const text = state.form.banner;
  if (!text) return null;
  return (
    <div class="banner" id={BANNER_ID} tabIndex={-1} role="alert">
      <p>{text}</p>
      <button
        type="button"
        class="round"
        aria-label="Dismiss"
        hidden={!state.isLive}
        onClick={() => send({ type: 'dismissed' })}
      >
        <Icon path="M18 6 6 18M6 6l12 12" />
      </button>
    </div>
  );
}

function Closed({ state, send, base }: { state: ClosedDiary; send: Send; base: string }) {
  return (
    <div class="diary closed" role="alert">
      <h2 class="display">{state.phase === 'loading' ? '' : CLOSED_TEXTS[state.phase]}</h2>
      {state.phase === 'not-available' && <p class="lead">{DIARY_NOT_TAKING_BOOKINGS}</p>}
      {state.phase === 'failed' && (
        <div class="acts">
          <Retry send={send} />
          <a class="link" href={base + choicePath(state.slug, state.asked)}>
            {OPEN_DIARY_PAGE}
          </a>
        </div>
      )}
    </div>
  );
}

/** The shape of what comes, so that nothing jumps when it does. */
function Skeleton() {
  return (
    <div class="diary" role="status">
      <span class="sr">{LOADING_DIARY}</span>
      <div class="month folded">
        <Bones kind="bar" count={1} />
        <Bones kind="bone-grid" count={42} />
      </div>
      <div class="choose">
        <Bones kind="bone-title" count={2} />
        <Bones kind="times" count={10} />
      </div>
    </div>
  );
}
