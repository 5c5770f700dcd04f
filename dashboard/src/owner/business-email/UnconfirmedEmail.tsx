import type { Business } from '@daybook/schema/contract/business';
import { textOf } from '#api/call-error.ts';
import { useChange } from '#api/use-call.ts';
import { Button } from '#ui/Button.tsx';
import { Stack } from '#ui/Layout.tsx';
import { Banner } from '#ui/message/Banner.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { useToast } from '#ui/message/Toasts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import * as texts from './confirmation-email-text.ts';

interface UnconfirmedEmailProps {
  business: Business;
}

export function UnconfirmedEmailBanner({ business }: UnconfirmedEmailProps) {
  const { problem, ...sending } = useSendingEmail(business);
  return (
    <Stack gap={8}>
      <Banner tone="amber" action={<SendEmail business={business} sending={sending} />}>
        <Text breaks>{texts.unconfirmedText(business)}</Text>
      </Banner>
      <Problem text={problem} />
    </Stack>
  );
}

export function UnconfirmedEmailNote({ business }: UnconfirmedEmailProps) {
  const { problem, ...sending } = useSendingEmail(business);
  return (
    <Notice tone="warning">
      <p>{texts.unconfirmedText(business)}</p>
      <div>
        <SendEmail business={business} sending={sending} />
      </div>
      <Problem text={problem} />
    </Notice>
  );
}

interface SendEmailProps extends UnconfirmedEmailProps {
  sending: Pick<ReturnType<typeof useSendingEmail>, 'send' | 'isSending'>;
}

function SendEmail({ business, sending }: SendEmailProps) {
  return (
    <Button onClick={sending.send} isWorking={sending.isSending} workingText={texts.SENDING_CONFIRMATION}>
      {texts.SEND_CONFIRMATION[business.confirmation_email]}
      <VisuallyHidden> {texts.linkFor(business.business_email)}</VisuallyHidden>
    </Button>
  );
}

function useSendingEmail(business: Business) {
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useChange('sendConfirmationEmail');
  return {
    // The button may disappear before the toast, if the address turns out to be confirmed.
    send: () =>
      void mutateAsync({ params: { businessId: business.id }, body: {} }).then(
        (sent) => showToast(texts.emailOutcome(sent)),
        () => undefined,
      ),
    isSending: isPending,
    problem: error === null ? null : textOf(error, texts.CONFIRMATION_EMAIL_FAILED),
  };
}
