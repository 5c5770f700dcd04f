import { useCall } from '#api/use-call.ts';
import type { Choice } from '#ui/fields/Select.tsx';
import { inWords } from '../in-words.ts';

export function useEmailKinds() {
  return useCall('listEmailKinds', {});
}

export const choicesOf = (kinds: readonly { kind: string; name: string }[]): Choice[] =>
  kinds.map(({ kind, name }) => ({ value: kind, label: name }));

/** Returns a function that names a kind of email, from its code until the names have loaded. */
export function useKindNames(): (kind: string) => string {
  const { data } = useEmailKinds();
  return (kind) => data?.find((known) => known.kind === kind)?.name ?? inWords(kind);
}
