import { mustChooseService } from '@daybook/schema/rules/complete-choice';
import { dayTitle } from '@daybook/schema/rules/date';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { PLEASE_NOTE } from '@daybook/schema/words/diary';
import { DIARY_NOT_TAKING_BOOKINGS } from '@daybook/schema/words/texts';
import type { PublicEvent } from '@daybook/schema/contract/event';
import type { Send } from './actions.ts';
import { LOADING_DIARY, NOTHING_TO_BOOK, NOTHING_TO_BOOK_EXPLAINED, OPEN_DIARY_PAGE } from './diary-texts.ts';
import { DAY_ID } from './ids.ts';
import { chosenEvent, chosenSlot, stepOf, type ClosedDiary, type DiaryState } from './diary-state.ts';
import { Crumbs } from './steps/Crumbs.tsx';
import { Details } from './steps/Details.tsx';
import { Month } from './steps/Month.tsx';
import { Bones, Retry } from './steps/parts.tsx';
import type { View } from './view.ts';
import { EventPicker, ServicePicker, VenuePicker } from './steps/Pickers.tsx';
import { Times } from './steps/Times.tsx';
import { CLOSED_TEXTS } from './wording.ts';

export interface DiaryProps extends Omit<View, 'state'> {
  state: DiaryState;
  slug: string;
}

/** The only diary component: in host pages, on the hosted page, and as the server renders it. */
export function Diary({ state, slug, ...rest }: DiaryProps) {
  return (
    <div class="daybook">
      {state.phase === 'open' ? (
        <Open view={{ state, ...rest }} />
      ) : state.phase === 'loading' ? (
        <Skeleton />
      ) : (
        <Closed phase={state.phase} href={rest.base + choicePath(slug, {})} send={rest.send} />
      )}
    </div>
  );
}

function Open({ view }: { view: View }) {
  const { state, later } = view;
  return (
    <div class="diary" data-step={stepOf(state)}>
      <Month view={view} />
      <section role="group" class="choose" aria-labelledby={DAY_ID}>
        {state.booked && later ? <later.Booked view={view} answer={state.booked} /> : <Day view={view} />}
        <p class="sr" role="status">
          {state.said}
        </p>
      </section>
    </div>
  );
}

function Day({ view }: { view: View }) {
  const event = chosenEvent(view.state);
  return (
    <div>
      <h2 class="display" id={DAY_ID} tabIndex={-1}>
        {event ? dayTitle(event.event_date) : NOTHING_TO_BOOK}
      </h2>
      <Lead text={event ? event.event_description : NOTHING_TO_BOOK_EXPLAINED} />
      <Lead label={PLEASE_NOTE} text={event?.requirements_note} />
      {event && <NextStep view={view} event={event} />}
    </div>
  );
}

function Lead({ label, text }: { label?: string; text: string | null | undefined }) {
  return text ? (
    <p class="lead">
      {label && <b>{label}: </b>}
      {text}
    </p>
  ) : null;
}

/** The steps appear in place: event, venue and service, then the time, then the details. */
function NextStep({ view, event }: { view: View; event: PublicEvent }) {
  const { state, later } = view;
  const slot = chosenSlot(state);
  const props = { view, event };
  return (
    <div>
      {!slot && <EventPicker {...props} />}
      <Crumbs {...props} />
      {later && <later.Banner view={view} />}
      {!slot && <VenuePicker {...props} />}
      {slot ? (
        <Details {...props} slot={slot} />
      ) : mustChooseService(event, state.choice.serviceId) ? (
        <ServicePicker {...props} />
      ) : (
        <Times {...props} />
      )}
    </div>
  );
}

function Closed({
  phase,
  href,
  send,
}: {
  phase: Exclude<ClosedDiary['phase'], 'loading'>;
  href: string;
  send: Send;
}) {
  return (
    <div class="diary closed" role="alert">
      <h2 class="display">{CLOSED_TEXTS[phase]}</h2>
      {phase === 'not-available' && <p class="lead">{DIARY_NOT_TAKING_BOOKINGS}</p>}
      {phase === 'failed' && <Retry send={send} />}
      {phase === 'failed' && (
        <a class="link" href={href}>
          {OPEN_DIARY_PAGE}
        </a>
      )}
    </div>
  );
}

/** The shape of the diary that is still loading, so that nothing jumps when it comes. */
function Skeleton() {
  return (
    <div class="diary" role="status">
      <span class="sr">{LOADING_DIARY}</span>
      <div class="month">
        <Bones kind="line" count={1} />
        <Bones kind="week" count={42} />
      </div>
      <div class="choose">
        <Bones kind="line" count={2} />
        <Bones kind="times" count={10} />
      </div>
    </div>
  );
}
