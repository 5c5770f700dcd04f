import type { EmailConfirmation } from '@daybook/schema/contract/business';
import { EMAIL_CONFIRM, EMAIL_CONFIRM_MEANS } from '@daybook/schema/words/confirm-email-texts';
import { Button } from '../../ui/Button.tsx';
import { Facts, type Fact } from '../../ui/Facts.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LINK_CONFIRMING, LINK_LOADING } from '../link-texts.ts';
import { Message } from '../Message.tsx';
import {
  EMAIL_CONFIRM_STRANGER,
  EMAIL_CONFIRM_TITLE,
  EMAIL_FACTS,
  emailConfirmIntroduction,
} from './confirm-email-texts.ts';

interface ReviewProps {
  email: EmailConfirmation;
  isConfirming: boolean;
  problem: string | null;
  onConfirm: () => void;
}

export function Review({ email, isConfirming, problem, onConfirm }: ReviewProps) {
  return (
    <Message>
      <PageHeading title={EMAIL_CONFIRM_TITLE} takesFocus>
        {EMAIL_CONFIRM_TITLE}
      </PageHeading>
      <p>{emailConfirmIntroduction(email.business_name)}</p>
      <Facts facts={factsOf(email)} />
      <p>{EMAIL_CONFIRM_MEANS}</p>
      <p>{EMAIL_CONFIRM_STRANGER}</p>
      <div>
        <Button kind="primary" workingText={LINK_CONFIRMING} isWorking={isConfirming} onClick={onConfirm}>
          {EMAIL_CONFIRM}
        </Button>
      </div>
      {problem === null ? null : (
        <Notice tone="error" isAnnounced>
          {problem}
        </Notice>
      )}
    </Message>
  );
}

export function LoadingAddress() {
  const facts = [
    { label: EMAIL_FACTS.email, value: <Skeleton width="60%" /> },
    { label: EMAIL_FACTS.business, value: <Skeleton width="45%" /> },
  ];
  return (
    <Loading text={LINK_LOADING}>
      <Message>
        <PageHeading title={EMAIL_CONFIRM_TITLE}>{EMAIL_CONFIRM_TITLE}</PageHeading>
        <Skeleton width="28rem" />
        <div aria-hidden="true">
          <Facts facts={facts} />
        </div>
      </Message>
    </Loading>
  );
}

export function factsOf({ business_email, business_name }: EmailConfirmation): Fact[] {
  return [
    { label: EMAIL_FACTS.email, value: business_email },
    { label: EMAIL_FACTS.business, value: business_name },
  ];
}
