import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import { bookingsBy, NO_ACCOUNT_NEEDED } from '@daybook/schema/words/diary';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { Diary } from '../diary/Diary.tsx';
import type { Send } from '../diary/flow.ts';
import type { chosenSlot, OpenDiary } from '../diary/state.ts';
import { PlainInputs } from './PlainInputs.tsx';
import { Tools } from './Tools.tsx';

interface PageProps {
  page: DiaryPage;
  state: OpenDiary;
  send: Send;
}

/** The hosted page's whole body, on the server and in the browser alike. */
export function Page({ page, state, send }: PageProps) {
  const { business_name, business_address, postcode } = state.diary.business;
  const plainInputs = (slot: NonNullable<ReturnType<typeof chosenSlot>>) => (
    <PlainInputs form={page.form} state={state} slot={slot} />
  );
  return (
    <div class="page">
      <header class="top">
        <div>
          <h1 class="display">{business_name}</h1>
          <p>
            {business_address} <span class="whole">{postcode}</span>
          </p>
        </div>
        <Tools origin={page.origin} business={state.diary.business} isLive={state.isLive} />
      </header>
      <main>
        <Diary
          state={state}
          slug={state.diary.business.diary_slug}
          send={send}
          base=""
          plainInputs={plainInputs}
        />
      </main>
      <footer class="foot">
        <span>{NO_ACCOUNT_NEEDED}</span>
        <a href="/">{bookingsBy(PRODUCT_NAME)}</a>
      </footer>
    </div>
  );
}
