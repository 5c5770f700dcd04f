import { callAdmin, useAdminAnswer } from '../../api/admin.ts';
import type { Choice } from '../../ui/fields/Select.tsx';
import { kindText } from './email-texts.ts';

export function useEmailKinds() {
  return useAdminAnswer(['email kinds'], (signal) => callAdmin('listEmailKinds', { signal }));
}

/** Returns the kinds of email, each with its name: none until they are known. */
export function useKindChoices(): Choice[] {
  const { data } = useEmailKinds();
  return data?.map(({ kind, name }) => ({ value: kind, label: name })) ?? [];
}

/** Returns what a kind of email is called, once that is known. */
export function useKindNames(): (kind: string) => string {
  const { data } = useEmailKinds();
  return (kind) => data?.find((known) => known.kind === kind)?.name ?? kindText(kind);
}
