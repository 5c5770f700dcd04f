import { useSearchParams } from 'react-router';
import { useRequestErasure, useMyData } from '../api/my-data.ts';
import { LinkFailed } from '../ui/message/LinkFailed.tsx';
import { CustomerData, LoadingData } from './CustomerData.tsx';
import { customerDataState, readPage } from './customer-data-state.ts';
import * as texts from './customer-data-texts.ts';

/**
 * The page behind the link in the email with a customer's data: `/my-data?token=`. It needs no account:
 * anyone who reads that email may see the data. The token goes only to our own calls.
 */
export function CustomerDataPage() {
  const [query, setQuery] = useSearchParams();
  const token = query.get('token') ?? '';
  const load = useMyData(token, readPage(query));
  const ask = useRequestErasure(token);
  const state = customerDataState({
    token,
    data: load.data,
    loadError: load.error,
    askError: ask.error,
  });
  const turn = (page: number) =>
    setQuery((now) => {
      now.set('page', String(page));
      return now;
    });

  switch (state.kind) {
    case 'loading':
      return <LoadingData />;
    case 'failed':
      return (
        <LinkFailed
          {...state}
          title={texts.DATA_UNABLE_TO_SHOW}
          help={texts.DATA_LINK_HELP}
          onRetry={() => void load.refetch()}
        />
      );
    case 'shown':
      return (
        <CustomerData {...{ token, ask }} data={state.data} isBusy={load.isPlaceholderData} onTurn={turn} />
      );
  }
}
