/** Renders the hosted page's whole body, on the server and in the browser. */

import { useLayoutEffect, useState } from 'preact/hooks';
import type { DiaryPage, PageMove, PlainForm } from '@daybook/schema/contract/diary-page';
import type { Slot } from '@daybook/schema/contract/slot';
import { answerName } from '@daybook/schema/rules/answers';
import { choicePath, choiceQuery, NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { movePath, readMoveChoice, writtenMoveChoice } from '@daybook/schema/rules/move-choice';
import { buildPath } from '@daybook/schema/rules/path';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import {
  moveDiaryRoute,
  moveMonthRoute,
  moveSlotsRoute,
  waitingListPage,
} from '@daybook/schema/words/routes';
import { askedIn } from '../booking/asked-in.ts';
import { changeBy } from '../booking/booking-reducer.ts';
import { placesOf } from '../booking/places.ts';
import type { Host } from '../diary/diary-context.ts';
import { chosenService, type OpenDiary } from '../diary/diary-state.ts';
import { Diary } from '../diary/Diary.tsx';
import { PUBLIC_CALLS } from '../diary/server-calls.ts';
import { ownZone, useDiary } from '../diary/use-diary.ts';
import * as later from '../later/parts.ts';
import type * as moveModule from '../move/move-module.ts';
import { BusinessHead, faceOf } from './BusinessHead.tsx';
import { pageState } from './page-state.ts';
import { aboutBusiness, bookingsBy, DEMO_NO_ACCOUNT_NEEDED, NO_ACCOUNT_NEEDED } from './page-texts.ts';

export type MoveModule = typeof moveModule;

interface PageProps {
  page: DiaryPage;
  /** Needed when a booking is moved. */
  moving: MoveModule | null;
}

export function Page({ page, moving }: PageProps) {
  const [{ host, start }] = useState(() => ({ host: hostOf(page, moving), start: pageState(page) }));
  const diary = useDiary(start, host);
  const { state, live } = diary;
  const { dispatch } = live;
  const isLive = state.phase === 'open' && state.isLive;
  const isDone = state.phase === 'open' && !!state.booked;
  const move = page.move && moving ? { ...moving, of: page.move } : null;

  useLayoutEffect(() => {
    dispatch({ type: 'awoke', ownZone: ownZone() });
  }, [dispatch]);
  const isMoved = !!page.move && isDone;
  useLayoutEffect(() => {
    const onPopState = () => {
      // This page still has the booking as it was before.
      if (isMoved) return location.reload();
      const query = new URLSearchParams(location.search);
      const choice = readMoveChoice((name) => query.get(name));
      if (location.pathname === buildPath(waitingListPage, { slug: host.slug }))
        dispatch(changeBy({ type: 'waited', waiting: { at: choice, isSent: false } }));
      else dispatch({ type: 'chose', choice, by: 'page' });
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [dispatch, host, isMoved]);

  // Back returns to the previous choice, as soon as the next one shows: an effect after it has been painted would be too
  // late for somebody quick. Turning to another month, or booking, adds no history entry.
  const address = state.phase === 'open' ? state.address : null;
  useLayoutEffect(() => {
    if (!address) return;
    const { choice, isWaiting } = address;
    const path = host.pathOf(host.move ? writtenMoveChoice(choice) : choice, isWaiting && waitingListPage);
    if (path !== location.pathname + location.search) history[`${address.as}State`](null, '', path);
  }, [address, host]);

  const { business } = page.diary;
  const { is_demo, trading_details: trading, about } = business;
  return (
    <div class={move ? 'page moves' : 'page'}>
      {move ? (
        <header class="top">
          <div>
            <h1 class="display">{business.business_name}</h1>
            <p>{move.CHANGE_TIME}</p>
          </div>
        </header>
      ) : (
        <BusinessHead
          page={page}
          choice={state.phase === 'open' ? state.choice : page.choice}
          isLive={isLive}
        />
      )}
      <main>
        {move && !isDone && <move.MoveCard move={move.of} />}
        <Diary {...diary} />
        {about && !move && (
          <section class="about">
            <h2>{aboutBusiness(business.business_name)}</h2>
            <p>{about}</p>
          </section>
        )}
      </main>
      <footer class="foot">
        {trading && <span class="trading">{trading}</span>}
        <span>{is_demo ? DEMO_NO_ACCOUNT_NEEDED : NO_ACCOUNT_NEEDED}</span>
        <a href="/">{bookingsBy(PRODUCT_NAME)}</a>
      </footer>
    </div>
  );
}

/** Returns the page as a host. The server has already applied what a host page would ask for. */
function hostOf(page: DiaryPage, moving: MoveModule | null): Host {
  const { origin, form, diary, move, waiting } = page;
  const slug = diary.business.diary_slug;
  const host: Host = {
    // Behind a proxy the server may not know the page's own origin.
    origin: globalThis.location?.origin ?? origin,
    slug,
    base: '',
    pathOf: (choice, page) => choicePath(slug, choice, page),
    calls: PUBLIC_CALLS,
    root: () => document,
    asked: () => NOTHING_CHOSEN,
    prefill: () => ({}),
    tell: () => undefined,
    source: () => form.source,
    sharesBooking: () => false,
    later,
    plainWaiting: waiting,
    faceOf: (personId) => faceOf(diary, personId),
    plainInputs: (state, slot) => <PlainInputs form={form} move={move} state={state} slot={slot} />,
  };
  if (!move || !moving) return host;
  const { token } = move;
  return {
    ...host,
    move,
    day: moving.MoveDay,
    pathOf: (choice) => movePath(slug, token, choice),
    calls: {
      diary: moveDiaryRoute.path,
      month: moveMonthRoute.path,
      slots: moveSlotsRoute.path,
      query: { token },
    },
    later: moving.later,
    reducer: moving.moveReducer(move.booking),
  };
}

interface PlainInputsProps {
  form: PlainForm;
  move: PageMove | null;
  state: OpenDiary;
  slot: Slot | null;
}

/** Shows hidden inputs that, without JavaScript, pass on the choice, or the slot to its booking. */
function PlainInputs({ form, move, state, slot }: PlainInputsProps) {
  const choice = move ? writtenMoveChoice(state.choice) : state.choice;
  const values = slot
    ? move
      ? { token: move.token, slot_id: slot.id, venue: choice.venueId, with: choice.personId }
      : bookingValues(form, state, slot)
    : {
        ...choiceQuery({ ...choice, month: null, slotId: null }),
        move: move?.token,
      };
  return (
    <>
      {Object.entries(values).map(
        ([name, value]) => value != null && <input type="hidden" name={name} value={value} key={name} />,
      )}
    </>
  );
}

function bookingValues(form: PlainForm, state: OpenDiary, slot: Slot) {
  const service = chosenService(state);
  return {
    slot_id: slot.id,
    service: state.choice.catalogueId,
    venue_id: state.choice.venueId,
    service_id: service?.id,
    service_price: placesOf(state, slot).price,
    selected_start_time: slot.start_time,
    selected_end_time: slot.end_time,
    form_stamp: form.stamp,
    idempotency_key: form.idempotencyKey,
    kept_email: form.keptEmail,
    source: form.source,
    ...Object.fromEntries(askedIn(state).map((asked) => [`${answerName(asked)}_text`, asked.text])),
  };
}
