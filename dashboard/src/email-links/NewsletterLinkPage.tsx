import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import MailCheck from 'lucide-react/icons/mail-check';
import MailQuestion from 'lucide-react/icons/mail-question-mark';
import MailX from 'lucide-react/icons/mail-x';
import { useSearchParams } from 'react-router';
import { NEWSLETTER_CONFIRM, NEWSLETTER_MEANS } from '@daybook/schema/words/newsletter-texts';
import { call } from '../api/call.ts';
import { useChange } from '../api/query-client.ts';
import { Button } from '../ui/Button.tsx';
import type { ButtonKind } from '../ui/button-class.ts';
import { Actions } from '../ui/Layout.tsx';
import * as texts from './newsletter-link-texts.ts';
import { LINK_CONFIRMING } from './email-link-texts.ts';
import { LinkNotOpen, LinkPage } from './LinkPage.tsx';
import { newsletterLinkState, type NewsletterLinkState, type SignupChange } from './newsletter-link-state.ts';

/**
 * The page behind the link in every email about the newsletter: `/newsletter?token=`. Opening it changes
 * nothing. It needs no account: anyone who reads that email decides.
 */
export function NewsletterLinkPage() {
  const [query] = useSearchParams();
  const token = query.get('token');
  const queries = useQueryClient();
  const queryKey = ['newsletter link', token];
  const load = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('getSignup', { query: { token: token ?? '' }, signal }),
    enabled: Boolean(token),
  });
  const submit = useChange(
    (change: SignupChange) =>
      call(change === 'confirm' ? 'confirmSignup' : 'endSignup', { body: { token: token ?? '' } }),
    { onSuccess: (signup) => queries.setQueryData(queryKey, signup) },
  );
  const state = newsletterLinkState({
    token,
    signup: load.data,
    loadError: load.error,
    submit: {
      change: submit.variables,
      isWorking: submit.isPending,
      isDone: submit.isSuccess,
      error: submit.error,
    },
  });

  if (state.kind !== 'loading' && state.kind !== 'failed')
    return <Signup key={state.kind} {...state} onChange={(change) => submit.mutate(change)} />;
  return (
    <LinkNotOpen
      state={state}
      title={texts.NEWSLETTER_OURS}
      labels={[texts.NEWSLETTER_EMAIL]}
      help={texts.NEWSLETTER_LINK_HELP}
      onRetry={() => void load.refetch()}
    />
  );
}

type Shown = Exclude<NewsletterLinkState, { kind: 'loading' | 'failed' }>;

interface View {
  icon: LucideIcon;
  tone: 'leaf' | 'sky';
  title: string;
  lines: string[];
  button: { change: SignupChange; kind: ButtonKind; label: string; workingText: string };
}

const UNSUBSCRIBE: View['button'] = {
  change: 'end',
  kind: 'secondary',
  label: texts.NEWSLETTER_END,
  workingText: texts.NEWSLETTER_ENDING,
};

const VIEWS: Record<Shown['kind'], View> = {
  asked: {
    icon: MailQuestion,
    tone: 'sky',
    title: texts.NEWSLETTER_ASKED,
    lines: [texts.NEWSLETTER_ASKED_BY, NEWSLETTER_MEANS, texts.NEWSLETTER_STRANGER],
    button: {
      change: 'confirm',
      kind: 'primary',
      label: NEWSLETTER_CONFIRM,
      workingText: LINK_CONFIRMING,
    },
  },
  confirmed: {
    icon: Check,
    tone: 'leaf',
    title: texts.NEWSLETTER_CONFIRMED,
    lines: [texts.NEWSLETTER_CONFIRMED_MEANS],
    button: UNSUBSCRIBE,
  },
  subscribed: {
    icon: MailCheck,
    tone: 'sky',
    title: texts.NEWSLETTER_SUBSCRIBED,
    lines: [texts.NEWSLETTER_SUBSCRIBED_MEANS],
    button: UNSUBSCRIBE,
  },
  ended: {
    icon: MailX,
    tone: 'sky',
    title: texts.NEWSLETTER_ENDED,
    lines: [texts.NEWSLETTER_ENDED_MEANS],
    button: {
      change: 'confirm',
      kind: 'secondary',
      label: texts.NEWSLETTER_AGAIN,
      workingText: LINK_CONFIRMING,
    },
  },
};

function Signup({
  kind,
  email,
  isWorking,
  problem,
  onChange,
}: Shown & { onChange: (change: SignupChange) => void }) {
  const { button, ...view } = VIEWS[kind];
  return (
    <LinkPage {...view} facts={[{ label: texts.NEWSLETTER_EMAIL, value: email }]} problem={problem}>
      <Actions>
        <Button
          kind={button.kind}
          workingText={button.workingText}
          isWorking={isWorking}
          onClick={() => onChange(button.change)}
        >
          {button.label}
        </Button>
      </Actions>
    </LinkPage>
  );
}
