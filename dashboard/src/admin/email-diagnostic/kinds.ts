import { useAdminAnswer } from '../../api/admin.ts';
import { callAdmin } from '../../api/admin-call.ts';
import type { Choice } from '../../ui/fields/Select.tsx';
import { kindText } from '../letters/letter-texts.ts';

export function useLetterKinds() {
  return useAdminAnswer(['letter kinds'], (signal) => callAdmin('listLetterKinds', { signal }));
}

/** The kinds of letters, each with its name: none until they are known. */
export function useKindChoices(): Choice[] {
  const { data } = useLetterKinds();
  return data?.map(({ kind, name }) => ({ value: kind, label: name })) ?? [];
}

/** What a kind of letter is called, once that is known. */
export function useKindNames(): (kind: string) => string {
  const { data } = useLetterKinds();
  return (kind) => data?.find((known) => known.kind === kind)?.name ?? kindText(kind);
}
