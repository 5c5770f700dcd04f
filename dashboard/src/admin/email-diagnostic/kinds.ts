import { callAdmin, useAdminAnswer } from '../../api/admin.ts';
import type { Choice } from '../../ui/fields/Select.tsx';
import { kindText } from '../emails/email-texts.ts';

export function useEmailKinds() {
  return useAdminAnswer(['letter kinds'], (signal) => callAdmin('listEmailKinds', { signal }));
}

/** The kinds of letters, each with its name: none until they are known. */
export function useKindChoices(): Choice[] {
  const { data } = useEmailKinds();
  return data?.map(({ kind, name }) => ({ value: kind, label: name })) ?? [];
}

/** What a kind of letter is called, once that is known. */
export function useKindNames(): (kind: string) => string {
  const { data } = useEmailKinds();
  return (kind) => data?.find((known) => known.kind === kind)?.name ?? kindText(kind);
}
