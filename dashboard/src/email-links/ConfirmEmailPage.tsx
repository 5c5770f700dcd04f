import { useQuery } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import MailCheck from 'lucide-react/icons/mail-check';
import { useSearchParams } from 'react-router';
import type { EmailConfirmation } from '@daybook/schema/contract/business';
import { EMAIL_CONFIRM, EMAIL_CONFIRM_MEANS } from '@daybook/schema/words/confirm-email-texts';
import { GO_TO_HOME } from '@daybook/schema/words/texts';
import { call } from '../api/call.ts';
import { useChange } from '../api/query-client.ts';
import { Button } from '../ui/Button.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { Facts, type Fact } from '../ui/Facts.tsx';
import { NarrowPage } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Loading } from '../ui/Loading.tsx';
import { LinkFailed } from '../ui/message/LinkFailed.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Text } from '../ui/Text.tsx';
import { confirmState } from './confirm-state.ts';
import * as texts from './confirm-email-texts.ts';
import { LINK_CONFIRMING, LINK_LOADING, LINK_UNABLE_TO_OPEN } from './email-link-texts.ts';

/**
 * The page behind the link in the email to a business's email address: `/confirm-email?token=`. Opening it confirms
 * nothing. It needs no account: anyone who reads the address's email may say that it is theirs.
 */
export function ConfirmEmailPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const load = useQuery({
    queryKey: ['email to confirm', token],
    queryFn: ({ signal }) => call('getEmailConfirmation', { query: { token: token ?? '' }, signal }),
    enabled: Boolean(token),
  });
  const confirm = useChange(() => call('confirmEmail', { body: { token: token ?? '' } }));
  const state = confirmState({
    token,
    email: load.data,
    loadError: load.error,
    confirmed: confirm.data,
    isConfirming: confirm.isPending,
    confirmError: confirm.error,
  });

  switch (state.kind) {
    case 'loading':
      return <LoadingAddress />;
    case 'failed':
      return (
        <LinkFailed
          {...state}
          title={LINK_UNABLE_TO_OPEN}
          help={texts.EMAIL_LINK_HELP}
          onRetry={() => void load.refetch()}
        />
      );
    case 'review':
      return <Review {...state} onConfirm={() => confirm.mutate()} />;
    case 'already':
      return (
        <Outcome
          icon={MailCheck}
          tone="sky"
          title={texts.EMAIL_ALREADY_CONFIRMED}
          lead={texts.EMAIL_ALREADY_EXPLAINED}
          email={state.email}
        />
      );
    case 'confirmed':
      return (
        <Outcome
          icon={Check}
          tone="leaf"
          title={texts.EMAIL_CONFIRMED}
          lead={texts.emailConfirmedFor(state.email.business_name)}
          email={state.email}
        />
      );
  }
}

function LoadingAddress() {
  const facts = [
    { label: texts.EMAIL_FACTS.email, value: <Skeleton width="60%" /> },
    { label: texts.EMAIL_FACTS.business, value: <Skeleton width="45%" /> },
  ];
  return (
    <Loading text={LINK_LOADING}>
      <NarrowPage>
        <PageHeading title={texts.EMAIL_CONFIRM_TITLE}>{texts.EMAIL_CONFIRM_TITLE}</PageHeading>
        <Skeleton width="28rem" />
        <div aria-hidden="true">
          <Facts facts={facts} />
        </div>
      </NarrowPage>
    </Loading>
  );
}

interface ReviewProps {
  email: EmailConfirmation;
  isConfirming: boolean;
  problem: string | null;
  onConfirm: () => void;
}

function Review({ email, isConfirming, problem, onConfirm }: ReviewProps) {
  return (
    <NarrowPage>
      <PageHeading title={texts.EMAIL_CONFIRM_TITLE} takesFocus>
        {texts.EMAIL_CONFIRM_TITLE}
      </PageHeading>
      <Text tone="soft">{texts.emailConfirmIntroduction(email.business_name)}</Text>
      <Facts facts={factsOf(email)} />
      <Text tone="soft">{EMAIL_CONFIRM_MEANS}</Text>
      <Text tone="soft">{texts.EMAIL_CONFIRM_STRANGER}</Text>
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
    </NarrowPage>
  );
}

interface OutcomeProps {
  icon: LucideIcon;
  tone: 'leaf' | 'sky';
  title: string;
  lead: string;
  email: EmailConfirmation;
}

function Outcome({ icon, tone, title, lead, email }: OutcomeProps) {
  return (
    <NarrowPage>
      <Emblem icon={icon} tone={tone} />
      <PageHeading title={title} takesFocus>
        {title}
      </PageHeading>
      <Text tone="soft">{lead}</Text>
      <Facts facts={factsOf(email)} />
      <div>
        <LinkButton href="/">{GO_TO_HOME}</LinkButton>
      </div>
    </NarrowPage>
  );
}

function factsOf({ business_email, business_name }: EmailConfirmation): Fact[] {
  return [
    { label: texts.EMAIL_FACTS.email, value: business_email },
    { label: texts.EMAIL_FACTS.business, value: business_name },
  ];
}
