import { useAdminAnswer } from '../../api/admin.ts';
import { callAdmin } from '../../api/admin-call.ts';
import { kindText } from '../letters/letter-texts.ts';

export function useLetterKinds() {
  return useAdminAnswer(['letter kinds'], (signal) => callAdmin('listLetterKinds', { signal }));
}

/** What a kind of letter is called, once that is known. */
export function useKindNames(): (kind: string) => string {
  const { data } = useLetterKinds();
  return (kind) => data?.find((known) => known.kind === kind)?.name ?? kindText(kind);
}
