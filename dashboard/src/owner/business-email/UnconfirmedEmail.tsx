import type { Business } from '@daybook/schema/contract/business';
import { Banner } from '../../ui/message/Banner.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import styles from './unconfirmed-email.module.css';
import { unconfirmedText } from './letter-text.ts';
import { useSendingLetter } from './use-sending-letter.tsx';

interface UnconfirmedEmailProps {
  business: Business;
}

/** Over the dashboard, while the email address of the business is still to be confirmed. */
export function UnconfirmedEmailBanner({ business }: UnconfirmedEmailProps) {
  const { button, problem } = useSendingLetter(business);
  return (
    <Stack gap={8}>
      <Banner tone="amber" action={button}>
        <p className={styles.text}>{unconfirmedText(business)}</p>
      </Banner>
      <Problem text={problem} />
    </Stack>
  );
}

/** The same, where the address itself stands. */
export function UnconfirmedEmailNote({ business }: UnconfirmedEmailProps) {
  const { button, problem } = useSendingLetter(business);
  return (
    <div className={styles.note}>
      <p>{unconfirmedText(business)}</p>
      <div>{button}</div>
      <Problem text={problem} />
    </div>
  );
}

function Problem({ text }: { text: string | null }) {
  return text === null ? null : (
    <Notice tone="error" isAnnounced>
      {text}
    </Notice>
  );
}
