import { Facts } from '../../ui/Facts.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LINK_LOADING } from '../link-texts.ts';
import { Message } from '../Message.tsx';
import { NEWSLETTER_EMAIL, NEWSLETTER_OURS } from './newsletter-link-texts.ts';

export function LoadingSignup() {
  return (
    <Loading text={LINK_LOADING}>
      <Message>
        <PageHeading title={NEWSLETTER_OURS}>{NEWSLETTER_OURS}</PageHeading>
        <Skeleton width="28rem" />
        <div aria-hidden="true">
          <Facts facts={[{ label: NEWSLETTER_EMAIL, value: <Skeleton width="60%" /> }]} />
        </div>
      </Message>
    </Loading>
  );
}
