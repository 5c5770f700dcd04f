/** What the worker shows in place of a dashboard that can't be loaded: the days that this device keeps. */

import CloudOff from 'lucide-react/icons/cloud-off';
import { StrictMode, useEffect, useReducer } from 'react';
import { createRoot } from 'react-dom/client';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages, routes } from '@daybook/schema/words/routes';
import { readCsrfCookie } from '#api/call.ts';
import { Stack, Work } from '#ui/Layout.tsx';
import { EmptyState } from '#ui/message/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useNow } from '#ui/use-now.ts';
import { forgetOfflineDays, readOfflineDays } from './offline-days.ts';
import * as texts from './offline-texts.ts';
import { OfflineView } from './OfflineView.tsx';
import bar from '#navigation/bar.module.css';
import topBar from '#navigation/top-bar.module.css';
import '#ui/base.css';

/** Milliseconds. A browser notices a lost network, but not a server that can't be reached through it. */
const TRY_AGAIN_AFTER = 5_000;

function OfflinePage() {
  const now = useNow();
  useReloadWhenConnected();
  useFollowOtherTabs();
  const days = readOfflineDays(now);
  return (
    <Page
      header={
        <header className={topBar.header}>
          <span className={bar.name}>{PRODUCT_NAME}</span>
        </header>
      }
      footer={null}
    >
      <Work>{days ? <OfflineView days={days} now={now} /> : <NothingKept />}</Work>
    </Page>
  );
}

function NothingKept() {
  return (
    <Stack gap={24}>
      <PageHeading title={texts.OFFLINE}>{texts.OFFLINE}</PageHeading>
      <EmptyState icon={CloudOff} title={texts.NOTHING_KEPT}>
        {texts.NOTHING_KEPT_EXPLAINED}
      </EmptyState>
    </Stack>
  );
}

function useReloadWhenConnected(): void {
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let isTrying = false;
    const tryAgain = async () => {
      if (isTrying || !navigator.onLine || document.visibilityState !== 'visible') return;
      isTrying = true;
      if (await isConnected(signal)) openDashboard();
      isTrying = false;
    };
    const timer = setInterval(() => void tryAgain(), TRY_AGAIN_AFTER);
    window.addEventListener('online', () => void tryAgain(), { signal });
    document.addEventListener('visibilitychange', () => void tryAgain(), { signal });
    return () => {
      clearInterval(timer);
      stopping.abort();
    };
  }, []);
}

async function isConnected(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(routes.checkHealth.path, { cache: 'no-store', signal }).catch(() => null);
  return answer?.ok ?? false;
}

/** The worker shows this page at the dashboard's own addresses. */
function openDashboard(): void {
  const { location } = window;
  if (location.pathname.startsWith(pages.dashboard)) location.reload();
  else location.replace(pages.dashboard);
}

/** Another tab may log out, which deletes the days. */
function useFollowOtherTabs(): void {
  const [, showAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    window.addEventListener('storage', showAgain);
    return () => window.removeEventListener('storage', showAgain);
  }, []);
}

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches;

// In a tab, a login ends when the browser is closed. A phone closes the app whenever it likes.
if (readCsrfCookie() === null && !isInstalled()) forgetOfflineDays();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <OfflinePage />
  </StrictMode>,
);
