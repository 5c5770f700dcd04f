import { oneLine } from '@daybook/schema/rules/clean-text';

/**
 * Prepares a stranger's words for a letter to somebody who did not ask for it: one line in which no mail
 * program finds a link. A space follows every dot, every @ and the colon of a protocol: 'evil.test' reads
 * 'evil. test'.
 */
export function unlinked(text: string): string {
  return oneLine(text).replace(/(?<=\p{L}):(?=\S)|[@＠.。．｡](?=\S)/gu, '$& ');
}
