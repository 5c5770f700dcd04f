/** The hosted page's whole body, on the server and in the browser alike. */
import type { DiaryPage, PlainForm } from '@daybook/schema/contract/diary-page';
import type { Slot } from '@daybook/schema/contract/slot';
import { telOf } from '@daybook/schema/rules/contact-link';
import { choicePath, NOTHING_CHOSEN, readChoice } from '@daybook/schema/rules/diary-choice';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import * as bookingFile from '../booking/booking-file.ts';
import type { Host } from '../diary/diary-context.ts';
import { chosenService, type OpenDiary } from '../diary/diary-state.ts';
import { Diary } from '../diary/Diary.tsx';
import { ownZone, useDiary } from '../diary/use-diary.ts';
import { bookingsBy, DEMO_NO_ACCOUNT_NEEDED, NO_ACCOUNT_NEEDED } from './page-texts.ts';
import { pageState } from './page-state.ts';
import { Tools } from './Tools.tsx';

export function Page({ page }: { page: DiaryPage }) {
  const [{ host, start }] = useState(() => ({ host: hostOf(page), start: pageState(page) }));
  const diary = useDiary(start, host);
  const { state, live } = diary;
  const { dispatch } = live;
  const isLive = state.phase === 'open' && state.isLive;

  useLayoutEffect(() => {
    dispatch({ type: 'awoke', ownZone: ownZone() });
    const onPopState = () => {
      const query = new URLSearchParams(location.search);
      dispatch({ type: 'chose', choice: readChoice((name) => query.get(name)), by: 'page' });
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [dispatch]);

  // 'Back' leads to the choice before. Turning to another month, or having booked, adds no step of its own.
  const address = state.phase === 'open' ? state.address : null;
  useEffect(() => {
    if (!address) return;
    const path = choicePath(host.slug, address.choice);
    if (path !== location.pathname + location.search) history[`${address.as}State`](null, '', path);
  }, [address, host]);

  const { business } = page.diary;
  const { business_phone: phone, is_demo, trading_details: trading } = business;
  const href = phone && telOf(phone);
  return (
    <div class="page">
      <header class="top">
        <div>
          <h1 class="display">{business.business_name}</h1>
          <p>
            {business.business_address} <span class="whole">{business.postcode}</span>
          </p>
          {phone && <p>{href ? <a href={href}>{phone}</a> : phone}</p>}
        </div>
        <Tools origin={page.origin} business={business} isLive={isLive} />
      </header>
      <main>
        <Diary {...diary} />
      </main>
      <footer class="foot">
        {trading && <span class="trading">{trading}</span>}
        <span>{is_demo ? DEMO_NO_ACCOUNT_NEEDED : NO_ACCOUNT_NEEDED}</span>
        <a href="/">{bookingsBy(PRODUCT_NAME)}</a>
      </footer>
    </div>
  );
}

/** The server has already done what a page around a widget would ask for. */
const hostOf = ({ origin, form, diary }: DiaryPage): Host => ({
  // Behind a proxy the server may not know the origin that the page came from.
  origin: globalThis.location?.origin ?? origin,
  slug: diary.business.diary_slug,
  base: '',
  root: () => document,
  asked: () => NOTHING_CHOSEN,
  prefill: () => ({}),
  tell: () => undefined,
  source: () => form.source,
  sharesBooking: () => false,
  bookingFile: () => bookingFile,
  loadBookingFile: () => Promise.resolve(bookingFile),
  plainInputs: (state, slot) => <PlainInputs form={form} state={state} slot={slot} />,
});

interface PlainInputsProps {
  form: PlainForm;
  state: OpenDiary;
  slot: Slot | null;
}

/**
 * What the forms carry without JavaScript: they pass the choice so far to the next page, or the slot to its
 * booking.
 */
function PlainInputs({ form, state, slot }: PlainInputsProps) {
  const { choice } = state;
  const values = slot
    ? bookingValues(form, state, slot)
    : {
        date: choice.date,
        event: choice.eventId,
        venue: choice.venueId,
        service: choice.serviceId,
        with: choice.personId,
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
    venue_id: state.choice.venueId,
    service_id: service?.id,
    service_price: service?.service_price,
    selected_start_time: slot.start_time,
    selected_end_time: slot.end_time,
    form_stamp: form.stamp,
    idempotency_key: form.idempotencyKey,
    kept_email: form.keptEmail,
    source: form.source,
  };
}
