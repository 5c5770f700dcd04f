import { GO_TO_HOME, PAGE_NOT_FOUND, PAGE_NOT_FOUND_EXPLAINED } from '@daybook/schema/words/texts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { NarrowPage } from '../ui/Layout.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Text } from '../ui/Text.tsx';

export function NotFoundPage() {
  return (
    <NarrowPage>
      <PageHeading title={PAGE_NOT_FOUND}>{PAGE_NOT_FOUND}</PageHeading>
      <Text tone="soft">{PAGE_NOT_FOUND_EXPLAINED}</Text>
      <div>
        <LinkButton href="/">{GO_TO_HOME}</LinkButton>
      </div>
    </NarrowPage>
  );
}
