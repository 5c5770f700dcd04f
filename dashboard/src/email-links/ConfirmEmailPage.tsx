import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import MailCheck from 'lucide-react/icons/mail-check';
import { useSearchParams } from 'react-router';
import { EMAIL_CONFIRM, EMAIL_CONFIRM_MEANS } from '@daybook/schema/words/confirm-email-texts';
import { GO_TO_HOME } from '@daybook/schema/words/texts';
import { call } from '../api/call.ts';
import { useChange } from '../api/query-client.ts';
import { Button } from '../ui/Button.tsx';
import { Actions } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { confirmState } from './confirm-state.ts';
import * as texts from './confirm-email-texts.ts';
import { LINK_CONFIRMING } from './email-link-texts.ts';
import { LinkNotOpen, LinkPage } from './LinkPage.tsx';

/**
 * The page behind the link in the email to a business's email address: `/confirm-email?token=`. Opening it
 * confirms nothing. It needs no account: anyone who reads that email may confirm the address.
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

  if (state.kind === 'loading' || state.kind === 'failed')
    return (
      <LinkNotOpen
        state={state}
        title={texts.EMAIL_CONFIRM_TITLE}
        labels={Object.values(texts.EMAIL_FACTS)}
        help={texts.EMAIL_LINK_HELP}
        onRetry={() => void load.refetch()}
      />
    );
  const { business_name: business, business_email } = state.email;
  const facts = [
    { label: texts.EMAIL_FACTS.email, value: business_email },
    { label: texts.EMAIL_FACTS.business, value: business },
  ];
  if (state.kind === 'review')
    return (
      <LinkPage
        key="review"
        title={texts.EMAIL_CONFIRM_TITLE}
        lead={texts.emailConfirmIntroduction(business)}
        lines={[EMAIL_CONFIRM_MEANS, texts.EMAIL_CONFIRM_STRANGER]}
        problem={state.problem}
        {...{ facts }}
      >
        <Actions>
          <Button
            kind="primary"
            workingText={LINK_CONFIRMING}
            isWorking={state.isConfirming}
            onClick={() => confirm.mutate()}
          >
            {EMAIL_CONFIRM}
          </Button>
        </Actions>
      </LinkPage>
    );
  const isNew = state.kind === 'confirmed';
  return (
    <LinkPage
      icon={isNew ? Check : MailCheck}
      tone={isNew ? 'leaf' : 'sky'}
      title={isNew ? texts.EMAIL_CONFIRMED : texts.EMAIL_ALREADY_CONFIRMED}
      lead={isNew ? texts.emailConfirmedFor(business) : texts.EMAIL_ALREADY_EXPLAINED}
      {...{ facts }}
    >
      <Actions>
        <LinkButton href="/">{GO_TO_HOME}</LinkButton>
      </Actions>
    </LinkPage>
  );
}
