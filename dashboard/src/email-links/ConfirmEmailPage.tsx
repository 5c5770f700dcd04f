import Check from 'lucide-react/icons/check';
import MailCheck from 'lucide-react/icons/mail-check';
import type { EmailConfirmation } from '@daybook/schema/contract/business';
import { EMAIL_CONFIRM, EMAIL_CONFIRM_MEANS } from '@daybook/schema/words/confirm-email-texts';
import { GO_TO_HOME, LINK_INVALID } from '@daybook/schema/words/texts';
import { call } from '../api/call.ts';
import { Button } from '../ui/Button.tsx';
import { Actions } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import * as texts from './confirm-email-texts.ts';
import { LINK_CONFIRMING } from './email-link-texts.ts';
import { LinkNotOpen, LinkPage } from './LinkPage.tsx';
import { linkState, useLink, type Link, type Unopened } from './use-link.ts';

/**
 * The page behind the link in the email to a business's email address: `/confirm-email?token=`. Opening it
 * confirms nothing. It needs no account: anyone who reads that email may confirm the address.
 */
export function ConfirmEmailPage() {
  const { link, reload, submit } = useLink<EmailConfirmation>({
    name: 'email to confirm',
    load: (token, signal) => call('getEmailConfirmation', { query: { token }, signal }),
    change: (token) => call('confirmEmail', { body: { token } }),
  });
  const state = confirmState(link);

  if (state.kind === 'loading' || state.kind === 'failed')
    return (
      <LinkNotOpen
        state={state}
        title={texts.EMAIL_CONFIRM_TITLE}
        labels={Object.values(texts.EMAIL_FACTS)}
        help={texts.EMAIL_LINK_HELP}
        onRetry={reload}
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
            isWorking={state.isWorking}
            onClick={() => submit()}
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

type ConfirmState =
  | Unopened
  | { kind: 'review'; email: EmailConfirmation; isWorking: boolean; problem: string | null }
  /** `confirmed` just now on this page, `already` before. */
  | { kind: 'already' | 'confirmed'; email: EmailConfirmation };

export function confirmState(known: Link<EmailConfirmation, void>): ConfirmState {
  const link = linkState(known, { invalid: LINK_INVALID, changeFailed: texts.EMAIL_CONFIRM_FAILED });
  if (link.kind !== 'open') return link;
  const { seen: email, isWorking, problem } = link;
  if (email.is_confirmed) return { kind: known.change.isDone ? 'confirmed' : 'already', email };
  return { kind: 'review', email, isWorking, problem };
}
