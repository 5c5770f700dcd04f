import type { User } from '@daybook/schema/contract/user';
import { SETTINGS } from '../../navigation/navigation-texts.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { AccountPanel } from './account/AccountPanel.tsx';
import { BusinessesPanel } from './businesses/BusinessesPanel.tsx';
import { NotificationsPanel } from './notifications/NotificationsPanel.tsx';
import { tabs, useSettingsTab } from './settings-tab.ts';
import styles from './settings-page.module.css';
import { SupportPanel } from './support/SupportPanel.tsx';

/** /settings?tab= */
export function SettingsPage() {
  const { user } = useSession();
  // There is no user between signing out and leaving for another page.
  return user ? <Settings user={user} /> : null;
}

function Settings({ user }: { user: User }) {
  const { tab, openTab } = useSettingsTab();
  return (
    <Stack gap={24}>
      <PageHeading title={`${tab.label} · ${SETTINGS}`}>{SETTINGS}</PageHeading>
      <div>
        <Tabs label={SETTINGS} tabs={tabs} selected={tab.key} onSelect={openTab}>
          <div className={styles.panel}>
            <Panel tab={tab.key} user={user} />
          </div>
        </Tabs>
      </div>
    </Stack>
  );
}

function Panel({ tab, user }: { tab: (typeof tabs)[number]['key']; user: User }) {
  switch (tab) {
    case 'notifications':
      return <NotificationsPanel user={user} />;
    case 'businesses':
      return <BusinessesPanel />;
    case 'support':
      return <SupportPanel />;
    case 'account':
      return <AccountPanel user={user} />;
  }
}
