import type { CancelDetails } from '@daybook/schema/contract/cancel';
import { SEND_DATA_LINK, YOUR_DATA } from '@daybook/schema/words/customer-data-texts';
import { textOf } from '#api/call-error.ts';
import { call } from '#api/call.ts';
import { useTask } from '#api/use-call.ts';
import { PrivacyLinks } from '#booking-words/PrivacyLinks.tsx';
import { Button } from '#ui/Button.tsx';
import { NarrowPage } from '#ui/Layout.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Heading, RowText } from '#ui/Text.tsx';
import * as texts from './cancel-texts.ts';
import styles from './cancel.module.css';

interface YourDataProps {
  token: string;
  booking: Pick<CancelDetails, 'business_name' | 'is_demo' | 'privacy_notice'>;
}

/**
 * Emails the customer the link to all their data, to the booking's own address, because the link of one
 * booking may have been passed on. The demo emails nobody, and its bookings are soon deleted.
 */
export function YourData({ token, booking }: YourDataProps) {
  const send = useTask(() => call('sendDataLink', { body: { token } }));
  if (booking.is_demo) return null;
  return (
    <NarrowPage as="section" gap={12} aria-labelledby="your-data" className={styles.data}>
      <Heading id="your-data" size={16}>
        {YOUR_DATA}
      </Heading>
      <RowText as="p" look="soft">
        {texts.yourDataMeans(booking.business_name)}
      </RowText>
      <div>
        <Button
          isWorking={send.isPending}
          workingText={texts.SENDING_DATA_LINK}
          onClick={() => send.mutate()}
        >
          {SEND_DATA_LINK}
        </Button>
      </div>
      <RowText as="p" look="soft" role="status">
        {send.data ? texts.dataLinkIsSent(send.data.attendee_email) : null}
      </RowText>
      <PrivacyLinks of={booking} />
      {send.error ? (
        <Notice tone="error" isAnnounced>
          <p>{textOf(send.error, texts.DATA_LINK_FAILED)}</p>
        </Notice>
      ) : null}
    </NarrowPage>
  );
}
