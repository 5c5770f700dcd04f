import { PRODUCT_NAME } from '@daybook/schema/words/product';
import {
  UNEXPECTED_ERROR,
  GO_TO_HOME,
  PAGE_NOT_FOUND,
  PAGE_NOT_FOUND_EXPLAINED,
} from '@daybook/schema/words/texts';
import { Button } from '#ui/Button.tsx';
import { CHECK_CONNECTION, RELOAD } from '#ui/interface-texts.ts';
import { NarrowPage } from '#ui/Layout.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useRetryOnline } from '#ui/part.tsx';
import { reloadPage } from '#ui/reload.ts';
import { Text } from '#ui/Text.tsx';

/** Says that a page crashed or, with `onRetry`, that its file didn't load (offline, or an old version). */
export function FailedPage({ onRetry }: { onRetry?: () => void }) {
  useRetryOnline(onRetry);
  return (
    <NarrowPage>
      <PageHeading title={PRODUCT_NAME} takesFocus>
        This page didn’t load
      </PageHeading>
      <Text tone="soft">{onRetry ? CHECK_CONNECTION : UNEXPECTED_ERROR}</Text>
      <div>
        <Button kind="primary" onClick={reloadPage}>
          {RELOAD}
        </Button>
      </div>
    </NarrowPage>
  );
}

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
