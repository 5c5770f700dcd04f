import { Suspense, useState } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { LOADING } from '#ui/interface-texts.ts';
import { Loading } from '#ui/Loading.tsx';
import { part } from '#ui/part.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { SHARE_DIARY } from '../dashboard-texts.ts';
import { SHARE_TITLE } from './first-steps-texts.ts';

const ShareDiary = part(async () => (await import('./ShareDiary.tsx')).ShareDiary);

export function ShareDiaryButton({ business }: { business: Business }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" onClick={() => setIsOpen(true)}>
        {SHARE_DIARY}
      </Button>
      {isOpen ? (
        <Dialog title={SHARE_TITLE} size="wide" onClose={() => setIsOpen(false)}>
          <Suspense
            fallback={
              <Loading text={LOADING}>
                <Skeleton width="100%" height="24rem" />
              </Loading>
            }
          >
            <ShareDiary business={business} />
          </Suspense>
        </Dialog>
      ) : null}
    </>
  );
}
