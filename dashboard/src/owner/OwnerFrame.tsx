import { Suspense, useMemo } from 'react';
import { Outlet, useLocation, matchPath } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { pages } from '@daybook/schema/words/routes';
import { NOT_SIGNED_IN } from '@daybook/schema/words/session-texts';
import { isOtherAccount } from '#api/page-data.ts';
import { useInBar, type InBar } from '#navigation/in-bar.ts';
import { VIEW_PUBLIC_DIARY } from '#navigation/navigation-texts.ts';
import { SignedInOnly } from '#navigation/SignedInOnly.tsx';
import { useSession } from '#session/SessionContext.tsx';
import { Select } from '#ui/fields/Select.tsx';
import { Stack, Work } from '#ui/Layout.tsx';
import { Banner } from '#ui/message/Banner.tsx';
import { part } from '#ui/part.tsx';
import { YOUR_BUSINESS } from './business-texts.ts';
import { useOwnBusinesses, diaryPath, useOpenBusiness } from './businesses.ts';
import styles from './owner.module.css';

const FootBar = part(async () => (await import('./FootBar.tsx')).FootBar);

function NowOtherAccount() {
  const location = useLocation();
  const { user } = useSession();
  return user && isOtherAccount(location.state) ? (
    <Banner tone="amber" isAnnounced>
      {nowOtherAccount(user.email)}
    </Banner>
  ) : null;
}

function inBarOf(
  hasFoot: boolean,
  businesses: readonly Business[] = [],
  selected: Business | null = null,
): InBar {
  return {
    place: businesses.length ? <BusinessSelector businesses={businesses} selected={selected} /> : null,
    links: selected ? [{ href: diaryPath(selected), label: VIEW_PUBLIC_DIARY, isOutside: true }] : [],
    foot:
      selected && hasFoot ? (
        <Suspense fallback={null}>
          <FootBar business={selected} />
        </Suspense>
      ) : null,
  };
}

/** Adds the business to the bar of each page that needs a session, or shows visitors a login instead. */
export function OwnerFrame() {
  const { businesses, selected } = useOwnBusinesses();
  const { pathname } = useLocation();
  // A step of the set-up has its own button there.
  const hasFoot = matchPath(pages.setUp, pathname) === null;
  useInBar(useMemo(() => inBarOf(hasFoot, businesses, selected), [hasFoot, businesses, selected]));
  return (
    <>
      <meta name="robots" content="noindex" />
      <Work>
        <Stack gap={24}>
          <NowOtherAccount />
          <SignedInOnly text={loginTextOf(pathname)}>
            <Outlet />
          </SignedInOnly>
        </Stack>
      </Work>
    </>
  );
}

interface BusinessSelectorProps {
  businesses: readonly Business[];
  selected: Business | null;
}

/** Opens the chosen business's dashboard; from Settings, the owner stays in Settings. */
function BusinessSelector({ businesses, selected }: BusinessSelectorProps) {
  const open = useOpenBusiness();
  return (
    <div className={styles.selector}>
      <Select
        label={YOUR_BUSINESS}
        isLabelHidden
        choices={businesses.map(({ id, business_name }) => ({ value: String(id), label: business_name }))}
        value={String(selected?.id ?? '')}
        onChange={(event) => {
          const chosen = businesses.find(({ id }) => String(id) === event.target.value);
          if (chosen) open(chosen);
        }}
      />
    </div>
  );
}

const texts = [
  [pages.dashboard, 'Please log in to access your dashboard'],
  [pages.customer, 'Please log in to see this customer'],
  [pages.importCustomers, 'Please log in to add customers'],
  [pages.takings, 'Please log in to see your takings'],
  [pages.register, 'Please log in to see this register'],
  [pages.newBusiness, 'Please log in to create a business'],
  [pages.setUp, 'Please log in to set up your diary'],
  [pages.newEvent, 'Please log in to create a calendar event'],
  [pages.payment, 'Please log in to access payment'],
  [pages.settings, 'Please log in to access settings'],
] as const;

function loginTextOf(path: string): string {
  return texts.find(([page]) => matchPath(page, path))?.[1] ?? NOT_SIGNED_IN;
}

/** For a page of one account, after somebody has logged in to another in this browser. */
const nowOtherAccount = (email: string) =>
  `You’re now logged in as ${email} in this browser, so this page shows that account. Anything you hadn’t saved in the other account is gone.`;
