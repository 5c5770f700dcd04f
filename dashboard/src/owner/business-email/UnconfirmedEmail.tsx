import type { Business } from '@daybook/schema/contract/business';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/message/Banner.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { linkFor, SEND_EMAIL_LETTER, SENDING_EMAIL_LETTER } from './business-email-texts.ts';
import styles from './unconfirmed-email.module.css';
import { unconfirmedText } from './letter-text.ts';
import { useSendingLetter } from './use-sending-letter.ts';

interface UnconfirmedEmailProps {
  business: Business;
}

/** Stands above the dashboard while the business's email address is not confirmed. */
export function UnconfirmedEmailBanner({ business }: UnconfirmedEmailProps) {
  const { problem, ...sending } = useSendingLetter(business);
  return (
    <Stack gap={8}>
      <Banner tone="amber" action={<SendLetter {...{ business, sending }} />}>
        <p className={styles.text}>{unconfirmedText(business)}</p>
      </Banner>
      <Problem text={problem} />
    </Stack>
  );
}

/** The same, beside the address itself. */
export function UnconfirmedEmailNote({ business }: UnconfirmedEmailProps) {
  const { problem, ...sending } = useSendingLetter(business);
  return (
    <div className={styles.note}>
      <p>{unconfirmedText(business)}</p>
      <div>
        <SendLetter {...{ business, sending }} />
      </div>
      <Problem text={problem} />
    </div>
  );
}

interface SendLetterProps extends UnconfirmedEmailProps {
  sending: Pick<ReturnType<typeof useSendingLetter>, 'send' | 'isSending'>;
}

function SendLetter({ business, sending }: SendLetterProps) {
  return (
    <Button onClick={sending.send} isWorking={sending.isSending} workingText={SENDING_EMAIL_LETTER}>
      {SEND_EMAIL_LETTER[business.email_letter]}
      <VisuallyHidden> {linkFor(business.business_email)}</VisuallyHidden>
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
