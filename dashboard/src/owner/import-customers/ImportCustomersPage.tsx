import { Suspense, useEffect, useRef, useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import type { AddedAs } from '@daybook/schema/contract/customers';
import { BackLink } from '#ui/BackLink.tsx';
import { FileField } from '#ui/fields/FileField.tsx';
import { LOADING } from '#ui/interface-texts.ts';
import { BulletList, Stack } from '#ui/Layout.tsx';
import { Loading } from '#ui/Loading.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { part } from '#ui/part.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { Text } from '#ui/Text.tsx';
import { BusinessInPath } from '../BusinessInPath.tsx';
import { customersAddress } from '../customers/customer-address.ts';
import { BACK_TO_CUSTOMERS } from '../customers/seen-customer-texts.ts';
import * as texts from './import-customers-texts.ts';
import { readTable, type CustomerTable } from './read-table.ts';
import styles from '../owner.module.css';

const ImportReady = part(async () => (await import('./ImportReady.tsx')).ImportReady);

type Importing =
  | { is: 'choosing'; problem: string | null }
  | { is: 'reading' }
  | { is: 'ready'; table: CustomerTable }
  | { is: 'done'; counts: Record<AddedAs | 'refused', number> };

export function ImportCustomersPage() {
  return (
    <BusinessInPath title={texts.IMPORT_CUSTOMERS}>
      {(business) => <ImportCustomers key={business.id} business={business} />}
    </BusinessInPath>
  );
}

function ImportCustomers({ business }: { business: Business }) {
  const [state, setState] = useState<Importing>({ is: 'choosing', problem: null });
  const reading = useRef<File>(null);
  useEffect(() => () => void (reading.current = null), []);
  async function choose(file: File) {
    reading.current = file;
    setState({ is: 'reading' });
    const table = await readTable(file);
    // Another file was chosen meanwhile, or the page was left.
    if (reading.current !== file) return;
    setState('problem' in table ? { is: 'choosing', problem: table.problem } : { is: 'ready', table });
  }
  const title = state.is === 'done' ? texts.ADDED : texts.IMPORT_CUSTOMERS;
  return (
    <Stack gap={24}>
      <BackLink to={customersAddress(business.id)}>{BACK_TO_CUSTOMERS}</BackLink>
      <PageHeading
        key={state.is === 'reading' ? 'choosing' : state.is}
        title={title}
        takesFocus={state.is === 'ready' || state.is === 'done'}
      >
        {title}
      </PageHeading>
      {state.is === 'ready' ? (
        <Suspense fallback={<Loading text={LOADING} />}>
          <ImportReady
            business={business}
            table={state.table}
            onChooseAgain={() => setState({ is: 'choosing', problem: null })}
            onDone={(counts) => setState({ is: 'done', counts })}
          />
        </Suspense>
      ) : state.is === 'done' ? (
        <Done business={business} counts={state.counts} />
      ) : (
        <Stack gap={16}>
          <Text tone="soft" isMeasured>
            {texts.LEDE}
          </Text>
          <FileField
            label={texts.FILE}
            hint={texts.FILE_HINT}
            error={state.is === 'choosing' ? state.problem : null}
            accept=".csv,.txt,.tsv,text/csv"
            className={styles.choose}
            onChosen={(file) => void choose(file)}
          />
          <Text tone="soft" role="status" hidden={state.is !== 'reading'}>
            {state.is === 'reading' ? texts.READING : null}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}

function Done({ business, counts }: { business: Business; counts: Record<AddedAs | 'refused', number> }) {
  const lines = [
    ...(counts.new > 0 ? [texts.addedOnes(counts.new)] : []),
    ...(counts.filled > 0 ? [texts.filledIn(counts.filled)] : []),
    ...(counts.known > 0 ? [texts.knownOnes(counts.known)] : []),
    ...(counts.refused > 0 ? [texts.leftOut(counts.refused)] : []),
  ];
  return (
    <Stack gap={24}>
      <BulletList lines={lines} />
      <div>
        <RouterLinkButton kind="primary" to={customersAddress(business.id)}>
          {texts.SEE_CUSTOMERS}
        </RouterLinkButton>
      </div>
    </Stack>
  );
}
