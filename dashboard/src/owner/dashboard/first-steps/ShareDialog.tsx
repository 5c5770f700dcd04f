import { Suspense } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { LOADING } from '../../../ui/interface-texts.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { part } from '../../../ui/part.tsx';
import { SHARE_TITLE } from './start-texts.ts';

const ShareDiary = part(async () => (await import('./ShareDiary.tsx')).ShareDiary);

interface ShareDialogProps {
  business: Business;
  isOpen: boolean;
  onClose: () => void;
}

export function ShareDialog({ business, isOpen, onClose }: ShareDialogProps) {
  return (
    <Dialog title={SHARE_TITLE} size="wide" {...{ isOpen, onClose }}>
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
  );
}
