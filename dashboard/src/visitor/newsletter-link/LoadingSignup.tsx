import { Facts } from '../../ui/Facts.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import messageStyles from '../message.module.css';
import { NEWSLETTER_EMAIL, NEWSLETTER_LOADING, NEWSLETTER_OURS } from './newsletter-link-texts.ts';

export function LoadingSignup() {
  return (
    <Loading text={NEWSLETTER_LOADING}>
      <div className={messageStyles.message}>
        <PageHeading title={NEWSLETTER_OURS}>{NEWSLETTER_OURS}</PageHeading>
        <Skeleton width="28rem" />
        <div aria-hidden="true">
          <Facts facts={[{ label: NEWSLETTER_EMAIL, value: <Skeleton width="60%" /> }]} />
        </div>
      </div>
    </Loading>
  );
}
