import { useMemo } from 'preact/hooks';
import type { PublicEvent } from '@daybook/schema/contract/event';
import { mustChooseService } from '@daybook/schema/rules/complete-choice';
import { dayTitle } from '@daybook/schema/rules/date';
import { CHOOSE } from '@daybook/schema/rules/diary-choice';
import { PLEASE_NOTE, DIARY_NOT_TAKING_BOOKINGS } from '@daybook/schema/words/diary-texts';
import { NotThere, NothingFree } from '../months/Events.tsx';
import { Month } from '../months/Month.tsx';
import { Crumbs } from './Crumbs.tsx';
import { LiveContext, OpenedContext, useLive, useOpened } from './diary-context.ts';
import {
  chosenEvent,
  chosenSlot,
  DAY_ID,
  isAwaited,
  NEXT_ID,
  stepOf,
  type ClosedDiary,
} from './diary-state.ts';
import {
  BOOK_ON_DIARY_PAGE,
  FORM_LOAD_FAILED,
  LOADING_DIARY,
  NO_TIMES_LEFT,
  NOTHING_TO_BOOK,
  NOTHING_TO_BOOK_EXPLAINED,
  OPEN_DIARY_PAGE,
  YOUR_DETAILS,
} from './diary-texts.ts';
import { Skeleton, Retry } from './parts.tsx';
import { EventPicker, PersonPicker, ServicePicker, VenuePicker } from './Pickers.tsx';
import { Times } from './Times.tsx';
import type { useDiary } from './use-diary.ts';
import { WhatFirst } from './WhatFirst.tsx';
import { CLOSED_TEXTS, closedOn } from './wording.ts';

/** Shows a diary: on other websites, on the hosted page, and when the server renders it. */
export function Diary({ state, live, later }: ReturnType<typeof useDiary>) {
  return (
    <LiveContext.Provider value={live}>
      <div class="daybook">
        {state.phase === 'open' ? (
          <Open state={state} later={later} />
        ) : state.phase === 'loading' ? (
          <DiarySkeleton />
        ) : (
          <Closed phase={state.phase} notice={state.notice} />
        )}
      </div>
    </LiveContext.Provider>
  );
}

function Open({ state, later }: ReturnType<typeof useOpened>) {
  const opened = useMemo(() => ({ state, later }), [state, later]);
  const { day: ShownDay = Day, pathOf } = useLive().host;
  return (
    <OpenedContext.Provider value={opened}>
      {state.choice.catalogueId === CHOOSE ? (
        <WhatFirst />
      ) : (
        <div class="diary" data-step={stepOf(state)}>
          {later && <later.Chosen />}
          {isAwaited(state) ? (
            <Awaited />
          ) : (
            <>
              <Month />
              <section role="group" class="choose" aria-labelledby={DAY_ID}>
                {state.booked && later ? (
                  <later.Booked answer={state.booked} />
                ) : state.waiting && later?.WaitingForm ? (
                  <later.WaitingForm key={pathOf(state.waiting.at)} {...state.waiting} />
                ) : (
                  <ShownDay />
                )}
              </section>
            </>
          )}
        </div>
      )}
      <p class="sr" role="status">
        {state.said}
      </p>
      {later && <later.BookingSender />}
      {later && <later.LaterMonths />}
    </OpenedContext.Provider>
  );
}

function Day() {
  const { state } = useOpened();
  const event = chosenEvent(state);
  const date = event?.event_date ?? state.choice.date;
  const closed = date ? closedOn(state.diary, date) : undefined;
  return (
    <div>
      <h2 class="display" id={DAY_ID} tabIndex={-1}>
        {closed ?? (date ? dayTitle(date) : NOTHING_TO_BOOK)}
      </h2>
      {event && !closed ? (
        <>
          <Lead text={event.event_description} />
          <Lead label={PLEASE_NOTE} text={event.requirements_note} />
          <NextStep event={event} />
        </>
      ) : (
        <NothingFree
          why={closed ? '' : date ? NO_TIMES_LEFT : NOTHING_TO_BOOK_EXPLAINED}
          after={date ?? state.today}
          at={closed ? null : state.choice}
        />
      )}
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

/** Shows the steps in place: event, venue and service, then the time, then the details. */
function NextStep({ event }: { event: PublicEvent }) {
  const { state, later } = useOpened();
  const slot = chosenSlot(state);
  return (
    <>
      {!slot && <EventPicker event={event} />}
      <Crumbs event={event} />
      {later && <later.Banner />}
      {!slot && <VenuePicker event={event} />}
      {slot ? (
        <div class="who">
          <h3 id={NEXT_ID} tabIndex={-1}>
            {YOUR_DETAILS}
          </h3>
          {later ? <later.BookingForm event={event} slot={slot} /> : <LoadingForm />}
        </div>
      ) : mustChooseService(event, state.choice.serviceId) ? (
        <ServicePicker event={event} />
      ) : (
        <>
          {!state.choice.catalogueId && <PersonPicker event={event} />}
          <Times event={event} />
        </>
      )}
    </>
  );
}

/** If the form can't be loaded, the choice stays, with a link to do the same on the hosted page. */
function LoadingForm() {
  const { state } = useOpened();
  const { pathOf } = useLive().host;
  return state.later === 'failed' ? (
    <div role="alert">
      <p class="lead">{FORM_LOAD_FAILED}</p>
      <p class="part acts">
        <Retry />
        <a class="link" href={pathOf(state.choice)}>
          {BOOK_ON_DIARY_PAGE}
        </a>
      </p>
    </div>
  ) : (
    <Skeleton kind="fields" count={4} />
  );
}

interface ClosedProps extends ClosedDiary {
  phase: Exclude<ClosedDiary['phase'], 'loading'>;
}

function Closed({ phase, notice }: ClosedProps) {
  const { pathOf } = useLive().host;
  return (
    <div class="diary closed" role="alert">
      <h2 class="display">{CLOSED_TEXTS[phase]}</h2>
      {phase === 'not-available' && <p class="lead">{notice ? notice.text : DIARY_NOT_TAKING_BOOKINGS}</p>}
      {notice?.contacts.map(({ text, href }) => (
        <p class="contact">{href ? <a href={href}>{text}</a> : text}</p>
      ))}
      {phase === 'failed' && (
        <>
          <Retry />
          <a class="link" href={pathOf({})}>
            {OPEN_DIARY_PAGE}
          </a>
        </>
      )}
    </div>
  );
}

/** Shows the loading diary's shape, so that nothing jumps when it arrives. */
function DiarySkeleton() {
  return (
    <div class="diary" role="status">
      <span class="sr">{LOADING_DIARY}</span>
      <Shapes />
    </div>
  );
}

/** Shows that the diary for another service loads, or that it couldn't be loaded. */
function Awaited() {
  return useOpened().state.later === 'failed' ? (
    <div class="choose">
      <NotThere hasFailed />
    </div>
  ) : (
    <Shapes />
  );
}

function Shapes() {
  return (
    <>
      <div class="month">
        <Skeleton kind="line" count={1} />
        <Skeleton kind="week" count={42} />
      </div>
      <div class="choose">
        <Skeleton kind="line" count={2} />
        <Skeleton kind="times" count={10} />
      </div>
    </>
  );
}
