import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { User } from '@daybook/schema/contract/user';
import { textOf } from '#api/call-error.ts';
import { useChange } from '#api/use-call.ts';
import { SETTINGS } from '#navigation/navigation-texts.ts';
import { rememberNotifications } from '#session/on-device.ts';
import { useSession } from '#session/SessionContext.tsx';
import { Card } from '#ui/Card.tsx';
import { Switch } from '#ui/fields/Checkbox.tsx';
import { Stack } from '#ui/Layout.tsx';
import { Problem } from '#ui/message/Problem.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Tabs } from '#ui/tabs/Tabs.tsx';
import { AccountPanel } from './account/AccountPanel.tsx';
import { BusinessesPanel } from './businesses/BusinessesPanel.tsx';
import { CataloguePanel } from './catalogue/CataloguePanel.tsx';
import * as texts from './settings-texts.ts';
import { SupportPanel } from './SupportPanel.tsx';
import styles from './settings.module.css';

export function SettingsPage() {
  const { user } = useSession();
  // There is no user between logging out and opening another page.
  return user ? <Settings user={user} /> : null;
}

function Settings({ user }: { user: User }) {
  const { tab, openTab } = useSettingsTab();
  return (
    <Stack gap={24}>
      <PageHeading title={`${tab.label} · ${SETTINGS}`}>{SETTINGS}</PageHeading>
      <div>
        <Tabs label={SETTINGS} tabs={tabs} selected={tab.key} onSelect={openTab}>
          <Stack gap={24} isRuled className={WIDE.has(tab.key) ? undefined : styles.panel}>
            <Panel tab={tab.key} user={user} />
          </Stack>
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
    case 'services':
    case 'questions':
    case 'team':
    case 'places':
    case 'calendars':
    case 'time-off':
      return <CataloguePanel key={tab} of={tab} />;
    case 'support':
      return <SupportPanel />;
    case 'account':
      return <AccountPanel user={user} />;
  }
}

const tabs = [
  { key: 'notifications', label: texts.TAB_NOTIFICATIONS },
  { key: 'businesses', label: texts.TAB_BUSINESSES },
  { key: 'services', label: texts.TAB_SERVICES },
  { key: 'questions', label: texts.TAB_QUESTIONS },
  { key: 'team', label: texts.TAB_TEAM },
  { key: 'places', label: texts.TAB_PLACES },
  { key: 'time-off', label: texts.TAB_TIME_OFF },
  { key: 'calendars', label: texts.TAB_CALENDARS },
  { key: 'support', label: texts.TAB_SUPPORT },
  { key: 'account', label: texts.TAB_ACCOUNT },
] as const;

type Tab = (typeof tabs)[number];

/** These lists have columns. */
const WIDE = new Set<Tab['key']>(['services', 'team', 'places']);

/** Reads the open tab from `?tab=`. The default is the first tab. */
function useSettingsTab() {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('tab');
  const tab: Tab = tabs.find(({ key }) => key === wanted) ?? tabs[0];
  const openTab = useCallback(
    (key: Tab['key']) =>
      setQuery((now) => {
        const business = now.get('business');
        return { tab: key, ...(business === null ? {} : { business }) };
      }),
    [setQuery],
  );
  return { tab, openTab };
}

/** The switch changes at once, and back if the server refuses. */
function NotificationsPanel({ user }: { user: User }) {
  const { renew } = useSession();
  // One save after the other, in the order of the clicks.
  const change = useChange('changeMe', { scope: { id: 'me' }, onSuccess: renew });
  const isOn = change.isPending ? change.variables.body.email_notifications : user.email_notifications;
  useEffect(() => rememberNotifications(user.email_notifications), [user.email_notifications]);
  return (
    <Stack gap={24}>
      <Card padding={16}>
        <Switch
          label={texts.NOTIFY_BY_EMAIL}
          hint={texts.NOTIFY_BY_EMAIL_HINT}
          checked={isOn}
          onChange={(event) => change.mutate({ body: { email_notifications: event.target.checked } })}
        />
      </Card>
      <Problem text={change.isError && textOf(change.error, texts.NOTIFICATIONS_FAILED)} />
    </Stack>
  );
}
