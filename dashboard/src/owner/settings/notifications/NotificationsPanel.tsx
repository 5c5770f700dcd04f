import { useEffect } from 'react';
import type { User } from '@daybook/schema/contract/user';
import { NOTIFICATIONS_FAILED, NOTIFY_BY_EMAIL, NOTIFY_BY_EMAIL_HINT } from './notifications-texts.ts';
import { useChangeMe } from '../../../api/account.ts';
import { textOf } from '../../../api/call-error.ts';
import { rememberNotifications } from '../../../session/on-device.ts';
import { useSession } from '../../../session/SessionContext.tsx';
import { Switch } from '../../../ui/fields/Checkbox.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Box } from '../Box.tsx';

/** Switches emails about new bookings on and off. The switch turns at once, and back when the server refuses. */
export function NotificationsPanel({ user }: { user: User }) {
  const { renew } = useSession();
  const change = useChangeMe(renew);
  const isOn = change.isPending ? change.variables : user.email_notifications;
  useEffect(() => rememberNotifications(user.email_notifications), [user.email_notifications]);
  return (
    <>
      <Box>
        <Switch
          label={NOTIFY_BY_EMAIL}
          hint={NOTIFY_BY_EMAIL_HINT}
          checked={isOn}
          onChange={(event) => change.mutate(event.target.checked)}
        />
      </Box>
      {change.isError ? (
        <Notice tone="error" isAnnounced>
          {textOf(change.error, NOTIFICATIONS_FAILED)}
        </Notice>
      ) : null}
    </>
  );
}
