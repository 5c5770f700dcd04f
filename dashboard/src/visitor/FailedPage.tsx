import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { TRY_AGAIN, UNEXPECTED_ERROR } from '@daybook/schema/words/texts';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Message } from './Message.tsx';

/** A page broke, or its file could not be loaded (offline, or replaced by a newer version). */
export function FailedPage() {
  return (
    <Message>
      <PageHeading title={PRODUCT_NAME} takesFocus>
        This page did not load
      </PageHeading>
      <p>{UNEXPECTED_ERROR}</p>
      <div>
        <Button kind="primary" onClick={() => window.location.reload()}>
          {TRY_AGAIN}
        </Button>
      </div>
    </Message>
  );
}
