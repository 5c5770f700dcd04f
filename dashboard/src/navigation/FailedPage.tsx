import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { UNEXPECTED_ERROR } from '@daybook/schema/words/texts';
import { Button } from '../ui/Button.tsx';
import { CHECK_CONNECTION, RELOAD } from '../ui/interface-texts.ts';
import { NarrowPage } from '../ui/Layout.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useRetryOnline } from '../ui/part.tsx';
import { reloadPage } from '../ui/reload.ts';
import { Text } from '../ui/Text.tsx';

/** A page broke; or, with `onRetry`, its file could not be loaded (offline, or replaced by a newer version). */
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
