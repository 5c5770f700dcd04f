import type { CancelDetails } from '@daybook/schema/contract/cancel';
import { SEND_DATA_LINK, YOUR_DATA } from '@daybook/schema/words/customer-data-texts';
import { howBusinessUsesDetails, OUR_PRIVACY_POLICY } from '@daybook/schema/words/privacy-texts';
import { sitePages } from '@daybook/schema/words/routes';
import { textOf } from '../api/call-error.ts';
import { customerDataRoutes } from '@daybook/schema/words/customer-data-routes';
import { callsOf, ownServer } from '../api/call.ts';
import { useChange } from '../api/use-change.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { DATA_LINK_FAILED, dataLinkIsSent, SENDING_DATA_LINK, yourDataMeans } from './your-data-texts.ts';
import styles from './your-data.module.css';

const call = callsOf(ownServer, customerDataRoutes);

interface YourDataProps {
  token: string;
  booking: Pick<CancelDetails, 'business_name' | 'is_demo' | 'privacy_notice'>;
}

/**
 * Sends whoever booked the link to all that is held about them (decision 113). It goes to the booking's own address, since
 * the link of one booking may have been passed on. The demonstration writes to nobody, and soon forgets by itself.
 */
export function YourData({ token, booking }: YourDataProps) {
  const send = useChange(() => call('sendDataLink', { body: { token } }));
  if (booking.is_demo) return null;
  return (
    <section className={styles.data} aria-labelledby="your-data">
      <h2 id="your-data" className={styles.title}>
        {YOUR_DATA}
      </h2>
      <p className={styles.text}>{yourDataMeans(booking.business_name)}</p>
      <div>
        <Button isWorking={send.isPending} workingText={SENDING_DATA_LINK} onClick={() => send.mutate()}>
          {SEND_DATA_LINK}
        </Button>
      </div>
      <p role="status" className={styles.sent}>
        {send.data ? dataLinkIsSent(send.data.attendee_email) : null}
      </p>
      <PrivacyLinks booking={booking} />
      {send.error ? (
        <Notice tone="error" isAnnounced>
          <p>{textOf(send.error, DATA_LINK_FAILED)}</p>
        </Notice>
      ) : null}
    </section>
  );
}

/** How the business and we use the customer's details. */
function PrivacyLinks({ booking: { business_name, privacy_notice } }: Pick<YourDataProps, 'booking'>) {
  return (
    <p className={styles.text}>
      {privacy_notice === null ? null : (
        <>
          <a href={privacy_notice} rel="noreferrer">
            {howBusinessUsesDetails(business_name)}
          </a>
          {' · '}
        </>
      )}
      <a href={sitePages.privacy}>{OUR_PRIVACY_POLICY}</a>
    </p>
  );
}
