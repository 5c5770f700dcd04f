import type { Business } from '@daybook/schema/contract/business';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/message/Banner.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as texts from './business-email-texts.ts';
import { Text } from '../../ui/Text.tsx';
import { unconfirmedText } from './confirmation-email-text.ts';
import { useSendingEmail } from './use-send-confirmation.ts';

interface UnconfirmedEmailProps {
  business: Business;
}

/** Stands above the dashboard while the business's email address is not confirmed. */
export function UnconfirmedEmailBanner({ business }: UnconfirmedEmailProps) {
  const { problem, ...sending } = useSendingEmail(business);
  return (
    <Stack gap={8}>
      <Banner tone="amber" action={<SendEmail {...{ business, sending }} />}>
        <Text breaks>{unconfirmedText(business)}</Text>
      </Banner>
      <Problem text={problem} />
    </Stack>
  );
}

/** The same, beside the address itself. */
export function UnconfirmedEmailNote({ business }: UnconfirmedEmailProps) {
  const { problem, ...sending } = useSendingEmail(business);
  return (
    <Notice tone="warning">
      <p>{unconfirmedText(business)}</p>
      <div>
        <SendEmail {...{ business, sending }} />
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
      {texts.SEND_CONFIRMATION[business.email_letter]}
      <VisuallyHidden> {texts.linkFor(business.business_email)}</VisuallyHidden>
    </Button>
  );
}

function Problem({ text }: { text: string | null }) {
  return text === null ? null : (
    <Notice tone="error" isAnnounced>
      {text}
    </Notice>
  );
}
