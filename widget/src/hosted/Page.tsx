import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import type { Slot } from '@daybook/schema/contract/slot';
import { telOf } from '@daybook/schema/rules/contact-link';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { later } from '../later/later.ts';
import { Diary } from '../diary/Diary.tsx';
import type { Send } from '../diary/actions.ts';
import type { OpenDiary } from '../diary/diary-state.ts';
import { bookingsBy, DEMO_NO_ACCOUNT_NEEDED, NO_ACCOUNT_NEEDED } from './page-texts.ts';
import { PlainInputs } from './PlainInputs.tsx';
import { Tools } from './Tools.tsx';

interface PageProps {
  page: DiaryPage;
  state: OpenDiary;
  send: Send;
}

/** The hosted page's whole body, on the server and in the browser alike. */
export function Page({ page, state, send }: PageProps) {
  const { business_name, business_address, postcode, business_phone: phone } = state.diary.business;
  const { is_demo, trading_details: trading } = state.diary.business;
  const href = phone && telOf(phone);
  const plainInputs = (slot: Slot | null) => <PlainInputs form={page.form} state={state} slot={slot} />;
  return (
    <div class="page">
      <header class="top">
        <div>
          <h1 class="display">{business_name}</h1>
          <p>
            {business_address} <span class="whole">{postcode}</span>
          </p>
          {phone && <p>{href ? <a href={href}>{phone}</a> : phone}</p>}
        </div>
        <Tools origin={page.origin} business={state.diary.business} isLive={state.isLive} />
      </header>
      <main>
        <Diary
          state={state}
          slug={state.diary.business.diary_slug}
          send={send}
          later={later}
          base=""
          plainInputs={plainInputs}
        />
      </main>
      <footer class="foot">
        {trading && <span class="trading">{trading}</span>}
        <span>{is_demo ? DEMO_NO_ACCOUNT_NEEDED : NO_ACCOUNT_NEEDED}</span>
        <a href="/">{bookingsBy(PRODUCT_NAME)}</a>
      </footer>
    </div>
  );
}
