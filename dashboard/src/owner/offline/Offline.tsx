import { useEffect, useLayoutEffect } from 'react';
import type { Business } from '@daybook/schema/contract/business';
import { withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { readCsrfCookie } from '#api/call.ts';
import { useCall } from '#api/use-call.ts';
import { Banner } from '#ui/message/Banner.tsx';
import { RouterLinkButton } from '#ui/RouterLinkButton.tsx';
import { useNow } from '#ui/use-now.ts';
import {
  keepOfflineDays,
  offlineDaysOf,
  readOfflineDays,
  twoDates,
  type OfflineDays,
} from './offline-days.ts';
import { MAY_BE_OLD, SEE_DAYS } from './offline-texts.ts';
import { OfflineView } from './OfflineView.tsx';

interface OfflineProps {
  business: Business;
  /** When the server last responded, in milliseconds since 1970. */
  seenAt: number;
  isConnected: boolean;
  /** Whether the page shows today, which the kept days can replace. */
  isToday: boolean;
  /** Hears whether the kept days are shown in place of the page. */
  onReplace: (isReplaced: boolean) => void;
}

/** Keeps today and tomorrow on this device, and shows them while there is no connection. */
export function Offline({ business, seenAt, isConnected, isToday, onReplace }: OfflineProps) {
  const now = useNow();
  const loaded = useOfflineDays(business, seenAt);
  // The connection may be lost before they have loaded.
  const days = loaded ?? (isConnected ? null : keptDaysOf(business, now));
  useWorker();
  const isReplaced = !isConnected && isToday && days !== null;
  useLayoutEffect(() => {
    if (!isReplaced) return;
    const focused = document.activeElement;
    onReplace(true);
    return () => {
      onReplace(false);
      requestAnimationFrame(() => {
        // What was hidden has lost it.
        if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus();
      });
    };
  }, [isReplaced, onReplace]);
  if (isConnected) return null;
  if (isReplaced) return <OfflineView days={days} now={now} />;
  const toDays = withQuery(pages.dashboard, { business: business.id });
  const seeDays = days ? <RouterLinkButton to={toDays}>{SEE_DAYS}</RouterLinkButton> : null;
  return (
    <Banner tone="amber" isAnnounced action={seeDays}>
      {MAY_BE_OLD}
    </Banner>
  );
}

/** Returns the days as they are now, which this device keeps; null until they have loaded. */
function useOfflineDays(business: Business, seenAt: number) {
  const [from, to] = twoDates(business.timezone, useNow());
  const given = { params: { businessId: business.id } };
  const { data: bookings, dataUpdatedAt } = useCall('listBookings', { ...given, query: { from, to } });
  const { data: delays } = useCall('listDelays', given);
  const days =
    bookings && delays
      ? offlineDaysOf({ business, bookings, late: delays.late, seenAt: Math.max(seenAt, dataUpdatedAt) })
      : null;
  const kept = days && JSON.stringify(days);
  useEffect(() => {
    // Another tab may have logged out meanwhile.
    if (kept !== null && readCsrfCookie() !== null) keepOfflineDays(kept);
  }, [kept]);
  return days;
}

function keptDaysOf({ id }: Business, now: number): OfflineDays | null {
  const kept = readOfflineDays(now);
  return kept?.business.id === id ? kept : null;
}

/** Registers the worker that shows the kept days when the page is opened without a connection. */
function useWorker(): void {
  useEffect(() => {
    // Browsers have none over plain http, and `npm run dev` builds none.
    if (import.meta.env.PROD && 'serviceWorker' in navigator)
      navigator.serviceWorker
        .register('/offline-worker.js', { scope: pages.dashboard, updateViaCache: 'none' })
        .catch(() => undefined);
  }, []);
}
