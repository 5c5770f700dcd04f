import Download from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import type { MyData } from '@daybook/schema/contract/customer-data';
import { mailtoOf, telOf } from '@daybook/schema/rules/contact-link';
import { textOf } from '#api/call-error.ts';
import { readAllMyData, type useRequestErasure } from '#api/my-data.ts';
import { useSaveFile } from '#export/use-save-file.ts';
import { Button } from '#ui/Button.tsx';
import { ContactLink } from '#ui/ContactLink.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Columns, Section, Stack } from '#ui/Layout.tsx';
import { Loading } from '#ui/Loading.tsx';
import { Notice } from '#ui/Notice.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import * as texts from './customer-data-texts.ts';
import { Erasure } from './Erasure.tsx';
import { HeldBookings } from './HeldBookings.tsx';
import { HeldEntries } from './HeldEntries.tsx';
import styles from './customer-data.module.css';

interface CustomerDataProps {
  token: string;
  data: MyData;
  ask: ReturnType<typeof useRequestErasure>;
  isBusy: boolean;
  onTurn: (page: number) => void;
}

export function CustomerData({ token, data, ask, isBusy, onTurn }: CustomerDataProps) {
  const { business_name: business } = data;
  const title = texts.myDataTitleAt(business);
  return (
    <Stack gap={24} className={styles.page}>
      <Opening title={title} takesFocus>
        <Text tone="soft" isMeasured>
          {texts.myDataMeans(business)}
        </Text>
      </Opening>
      <Facts
        facts={[
          { label: texts.MY_DATA_FACTS.email, value: data.attendee_email },
          { label: texts.MY_DATA_FACTS.business, value: <Business data={data} /> },
          { label: texts.MY_DATA_FACTS.bookings, value: data.total },
          { label: texts.MY_DATA_FACTS.note, value: data.note },
        ]}
      />
      <Text as="div" size={14} tone="faint" isMeasured>
        <Stack gap={4}>
          <p>{texts.linkWorksUntil(texts.momentHere(data.link_ends_at))}</p>
          <p>{texts.ELSEWHERE}</p>
        </Stack>
      </Text>
      <Columns count="two" from={768} gap={32} className={styles.choices}>
        <DownloadData token={token} data={data} />
        <Erasure data={data} ask={ask} />
      </Columns>
      <HeldBookings data={data} isBusy={isBusy} onTurn={onTurn} />
      <HeldEntries entries={data.waiting_list} />
    </Stack>
  );
}

function Opening({ children, ...heading }: { title: string; takesFocus?: boolean; children: ReactNode }) {
  return (
    <Stack gap={12}>
      <PageHeading {...heading}>{heading.title}</PageHeading>
      {children}
    </Stack>
  );
}

const skeletons = [
  { label: texts.MY_DATA_FACTS.email, value: <Skeleton width="55%" /> },
  { label: texts.MY_DATA_FACTS.business, value: <Skeleton width="45%" height="4em" /> },
  { label: texts.MY_DATA_FACTS.bookings, value: <Skeleton width="10%" /> },
];

export function LoadingData() {
  return (
    <Loading text={texts.DATA_LOADING}>
      <Stack gap={24} className={styles.page}>
        <Opening title={texts.MY_DATA_TITLE}>
          <Skeleton width="28rem" />
        </Opening>
        <div aria-hidden="true">
          <Facts facts={skeletons} />
        </div>
        <Skeleton width="100%" height="12rem" />
      </Stack>
    </Loading>
  );
}

function Business({ data: { business_name, business_phone, business_email } }: { data: MyData }) {
  return (
    <>
      {business_name}
      {business_phone ? (
        <div>
          <ContactLink link={telOf(business_phone)}>{business_phone}</ContactLink>
        </div>
      ) : null}
      {business_email ? (
        <div>
          <ContactLink link={mailtoOf(business_email)}>{business_email}</ContactLink>
        </div>
      ) : null}
    </>
  );
}

/** Loads every page and saves all of it as one file. Leaving the page stops that. */
function DownloadData({ token, data }: Pick<CustomerDataProps, 'token' | 'data'>) {
  const { save, isWorking, done, savedAs, error } = useSaveFile(async (making) => {
    // Loaded on demand: few people download it, and the explanations in it are long.
    const [{ dataFile, dataFileName }, all] = await Promise.all([
      import('./data-file.ts'),
      readAllMyData(token, making),
    ]);
    const now = new Date().toISOString();
    const text = JSON.stringify(dataFile(all, now), null, 2);
    return { name: dataFileName(all, now), content: new Blob([text], { type: 'application/json' }) };
  });
  return (
    <Section title={texts.TAKE_IT} gap={12}>
      <Text tone="soft">{texts.TAKE_IT_MEANS}</Text>
      <div>
        <Button kind="primary" isWorking={isWorking} workingText={texts.DOWNLOADING_DATA} onClick={save}>
          <Icon icon={Download} />
          {texts.DOWNLOAD_DATA}
        </Button>
      </div>
      <Text role="status" tone="soft" breaks>
        {isWorking && data.page_count > 1 ? texts.readSoFar(done, data.total) : null}
        {savedAs === undefined ? null : texts.dataIsSaved(savedAs)}
      </Text>
      {error ? (
        <Notice tone="error" isAnnounced>
          {textOf(error, texts.DOWNLOAD_FAILED)}
        </Notice>
      ) : null}
    </Section>
  );
}
