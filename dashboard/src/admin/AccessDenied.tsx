import { pages } from '@daybook/schema/words/routes';
import { ADMIN_ACCESS_REQUIRED } from '@daybook/schema/words/session-texts';
import { BACK_TO_DASHBOARD } from '../navigation/navigation-texts.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { RouterLinkButton } from '../ui/RouterLinkButton.tsx';
import { Stack } from '../ui/Layout.tsx';

const ACCESS_DENIED = 'Access Denied';

/** What everybody but the admin sees of the admin's pages. */
export function AccessDenied() {
  return (
    <Stack gap={16}>
      <PageHeading title={ACCESS_DENIED} takesFocus>
        {ACCESS_DENIED}
      </PageHeading>
      <p>{ADMIN_ACCESS_REQUIRED}</p>
      <div>
        <RouterLinkButton kind="primary" to={pages.dashboard}>
          {BACK_TO_DASHBOARD}
        </RouterLinkButton>
      </div>
    </Stack>
  );
}
