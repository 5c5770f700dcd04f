import type { MyData } from '@daybook/schema/contract/customer-data';
import { choicePath } from '@daybook/schema/rules/diary-choice';
import { Contacts } from './cancel-facts.tsx';
import { Erasure } from './erasure.tsx';
import { HeldBookings } from './held-bookings.tsx';
import { HeldEntries } from './held-entries.tsx';
import { ChangeForm, Facts, Refused, type DrawnView, type LinkTo } from './link-document.tsx';
import type { ShownAfter } from './link-page.ts';
import { Moment, Section } from './my-data-parts.tsx';
import * as texts from './my-data-texts.ts';

/** `download` sends a file, `erase` asks for deletion. */
export type MyDataChange = 'download' | 'erase';

export function myDataView(data: MyData, to: LinkTo, shown: ShownAfter<MyDataChange>): DrawnView {
  const { business_name: business } = data;
  return {
    business: { name: business, href: choicePath(data.diary_slug, {}) },
    title: texts.myDataTitleAt(business),
    hasFocus: shown.refused !== null || shown.done.length > 0,
    content: (
      <>
        <p class="lead">{texts.myDataMeans(business)}</p>
        <Facts
          facts={[
            { label: texts.MY_DATA_FACTS.email, value: data.attendee_email },
            { label: texts.MY_DATA_FACTS.business, value: <Business data={data} /> },
            { label: texts.MY_DATA_FACTS.bookings, value: data.total },
            { label: texts.MY_DATA_FACTS.alert, value: data.alert },
            { label: texts.MY_DATA_FACTS.note, value: data.note },
          ]}
        />
        <p class="soft">
          <Moment at={data.link_ends_at} say={texts.linkWorksUntil} />
        </p>
        <p class="soft">{texts.ELSEWHERE}</p>
        <div class="choices">
          <DownloadData to={to} shown={shown} />
          <Erasure data={data} to={to} shown={shown} />
        </div>
        <HeldBookings data={data} to={to} />
        <HeldEntries entries={data.waiting_list} />
      </>
    ),
  };
}

const Business = ({ data }: { data: MyData }) => (
  <>
    {data.business_name}
    <Contacts of={data} />
  </>
);

/** The page's script says what it saved; without it the browser does. */
function DownloadData({ to, shown: { refused } }: { to: LinkTo; shown: ShownAfter<MyDataChange> }) {
  return (
    <Section id="download" title={texts.TAKE_IT}>
      <p class="soft">{texts.TAKE_IT_MEANS}</p>
      <ChangeForm to={to}>
        <button
          class="primary"
          name="change"
          value="download"
          data-saving={texts.DOWNLOADING_DATA}
          data-saved={texts.dataIsSaved('{file}')}
          data-failed={texts.DOWNLOAD_FAILED}
        >
          {texts.DOWNLOAD_DATA}
        </button>
      </ChangeForm>
      <p class="soft" role="status" />
      {refused?.change === 'download' && <Refused>{refused.message ?? texts.DOWNLOAD_FAILED}</Refused>}
    </Section>
  );
}
