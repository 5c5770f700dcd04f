import { oneLine } from '@daybook/schema/rules/clean-text';

/**
 * A stranger's words for a letter to somebody who did not ask for it: one line, of which no mail program makes a
 * link. Dots, @ and the colon of a protocol stand apart from what follows them: 'evil.test' reads 'evil. test'.
 */
export function unlinked(text: string): string {
  return oneLine(text).replace(/(?<=\p{L}):(?=\S)|[@＠.。．｡](?=\S)/gu, '$& ');
}
