import { pages } from '@daybook/schema/words/routes';
import { Text } from '#ui/Text.tsx';
import { AGREEMENT } from './new-business-texts.ts';

/** Says what the page's button agrees to. The terms name both buttons as ways to accept them. */
export function Agreement({ by }: { by: keyof typeof AGREEMENT.before }) {
  return (
    <Text size={14} tone="soft">
      {AGREEMENT.before[by]}
      <a href={pages.terms}>{AGREEMENT.terms}</a>
      {AGREEMENT.between}
      <a href={pages.privacy}>{AGREEMENT.privacy}</a>
      {AGREEMENT.after}
    </Text>
  );
}
