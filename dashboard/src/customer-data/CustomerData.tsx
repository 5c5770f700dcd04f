import type { MyData } from '@daybook/schema/contract/customer-data';
import { mailtoOf, telOf } from '@daybook/schema/rules/contact-link';
import type { useRequestErasure } from '../api/my-data.ts';
import { ContactLink } from '../ui/ContactLink.tsx';
import { Facts } from '../ui/Facts.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import styles from './customer-data.module.css';
import {
  ELSEWHERE,
  linkWorksUntil,
  MY_DATA_FACTS,
  myDataMeans,
  myDataTitleAt,
} from './customer-data-texts.ts';
import { DownloadData } from './DownloadData.tsx';
import { Erasure } from './erasure/Erasure.tsx';
import { HeldBookings } from './HeldBookings.tsx';
import { momentHere } from './moment-here.ts';

interface CustomerDataProps {
  token: string;
  data: MyData;
  ask: ReturnType<typeof useRequestErasure>;
  /** Another page of it is on its way. */
  isBusy: boolean;
  onTurn: (page: number) => void;
}

/** All that is held, and what its owner can do with it: take it away, and ask to be forgotten. */
export function CustomerData({ token, data, ask, isBusy, onTurn }: CustomerDataProps) {
  const { business_name: business } = data;
  const title = myDataTitleAt(business);
  return (
    <div className={styles.page}>
      <div className={styles.opening}>
        <PageHeading title={title} takesFocus>
          {title}
        </PageHeading>
        <p className={styles.lead}>{myDataMeans(business)}</p>
      </div>
      <Facts
        facts={[
          { label: MY_DATA_FACTS.email, value: data.attendee_email },
          { label: MY_DATA_FACTS.business, value: <Business data={data} /> },
          { label: MY_DATA_FACTS.bookings, value: data.total },
        ]}
      />
      <div className={styles.aside}>
        <p>{linkWorksUntil(momentHere(data.link_ends_at))}</p>
        <p>{ELSEWHERE}</p>
      </div>
      <div className={styles.choices}>
        <DownloadData token={token} data={data} />
        <Erasure data={data} ask={ask} />
      </div>
      <HeldBookings {...{ data, isBusy, onTurn }} />
    </div>
  );
}

/** Who holds it, and how to reach them, as far as that is known. */
function Business({ data: { business_name, business_phone, business_email } }: { data: MyData }) {
  return (
    <>
      {business_name}
      {business_phone ? (
        <span className={styles.way}>
          <ContactLink link={telOf(business_phone)}>{business_phone}</ContactLink>
        </span>
      ) : null}
      {business_email ? (
        <span className={styles.way}>
          <ContactLink link={mailtoOf(business_email)}>{business_email}</ContactLink>
        </span>
      ) : null}
    </>
  );
}
