import { oneLine } from '@daybook/schema/rules/clean-text';

/**
 * Prepares a stranger's words for an email to somebody who did not ask for it: one line in which no mail
 * program finds a link. A space follows every dot, every @ and the colon of a protocol: 'evil.test' reads
 * 'evil. test'.
 */
export function textWithoutLinks(text: string): string {
  return oneLine(text).replace(/(?<=\p{L}):(?=\S)|[@＠.。．｡](?=\S)/gu, '$& ');
}
