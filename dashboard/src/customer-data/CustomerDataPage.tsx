import type { MyData } from '@daybook/schema/contract/customer-data';
import { LINK_INVALID } from '@daybook/schema/words/texts';
import { CallError, statusOf, textOf } from '#api/call-error.ts';
import { useRequestErasure, useMyData } from '#api/my-data.ts';
import { LinkFailed } from '#ui/message/LinkFailed.tsx';
import { readPage } from '#ui/table/page-numbers.ts';
import { textLike, useQueryState } from '#ui/use-query-state.ts';
import * as texts from './customer-data-texts.ts';
import { CustomerData, LoadingData } from './CustomerData.tsx';

const params = { token: textLike(/./), page: readPage };

/**
 * The page behind the link in the email with a customer's data: `/my-data?token=`. It needs no account:
 * anyone who reads that email may see the data. The token goes only to our own calls.
 */
export function CustomerDataPage() {
  const [{ token, page }, turnTo] = useQueryState(params);
  const load = useMyData(token, page);
  const ask = useRequestErasure(token);
  const state = customerDataState({
    token,
    data: load.data,
    loadError: load.error,
    askError: ask.error,
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
        <CustomerData
          token={token}
          ask={ask}
          data={state.data}
          isBusy={load.isPlaceholderData}
          onTurn={(to) => turnTo({ page: to })}
        />
      );
  }
}

type CustomerDataState =
  | { kind: 'loading' }
  /** `mayPass`: the server didn't respond or is in trouble, so the link itself may be valid. */
  | { kind: 'failed'; reason: string; mayPass: boolean }
  | { kind: 'shown'; data: MyData };

export interface Known {
  /** The token in the address; '' when missing. */
  token: string;
  data: MyData | undefined;
  loadError: Error | null;
  askError: Error | null;
}

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

export function customerDataState({ token, data, loadError, askError }: Known): CustomerDataState {
  // The link has expired or the data was deleted since the page opened, so don't show the old data.
  if (token === '' || [loadError, askError].some(isOfLink))
    return { kind: 'failed', reason: LINK_INVALID, mayPass: false };
  if (data) return { kind: 'shown', data };
  if (!loadError) return { kind: 'loading' };
  const mayPass = loadError instanceof CallError && loadError.isPassing;
  return { kind: 'failed', reason: textOf(loadError, texts.DATA_LOAD_FAILED), mayPass };
}

/** Only the token comes from outside, so a bad request means a bad link. */
const isOfLink = (error: Error | null) => {
  const status = statusOf(error);
  return status === BAD_REQUEST || status === NOT_FOUND;
};
