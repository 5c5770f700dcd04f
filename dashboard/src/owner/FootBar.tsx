import type { LucideIcon } from 'lucide-react';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ChartColumn from 'lucide-react/icons/chart-column';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import List from 'lucide-react/icons/list';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import Sun from 'lucide-react/icons/sun';
import Users from 'lucide-react/icons/users';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Business } from '@daybook/schema/contract/business';
import { buildPath, withQuery } from '@daybook/schema/rules/path';
import { pages } from '@daybook/schema/words/routes';
import { LOGOUT, SETTINGS, VIEW_PUBLIC_DIARY } from '#navigation/navigation-texts.ts';
import { useLogOut } from '#session/SessionContext.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/menu/Menu.tsx';
import { takesBookings } from './billing-status.ts';
import { ADD_NEW_BUSINESS, ADD_NEW_EVENT, TAKINGS } from './business-texts.ts';
import { diaryPath } from './businesses.ts';
import styles from './owner.module.css';

/** Shows an owner's pages at the foot of a phone, in place of the dashboard's tabs. */
export function FootBar({ business }: { business: Business }) {
  const { pathname, search } = useLocation();
  const tab = new URLSearchParams(search).get('tab');
  const isHere = (key: string | null) =>
    (pathname === pages.dashboard && tab === key) ||
    (key === 'customers' && pathname.startsWith(buildPath(pages.customer, { customerId: '' })));
  return (
    <nav className={styles.foot} aria-label={PAGES} data-foot-bar="">
      {TABS.map(({ key, label, icon }) => (
        <Link
          key={label}
          to={withQuery(pages.dashboard, { business: business.id, tab: key })}
          aria-current={isHere(key) ? 'page' : undefined}
          onClick={() => window.scrollTo(0, 0)}
        >
          <Icon icon={icon} />
          {label}
        </Link>
      ))}
      <More business={business} />
    </nav>
  );
}

function More({ business }: { business: Business }) {
  const navigate = useNavigate();
  const logOut = useLogOut();
  const goTo = (path: string) => () => void navigate(path);
  return (
    <Menu
      label={MORE}
      items={[
        ...(takesBookings(business)
          ? [
              {
                label: ADD_NEW_EVENT,
                icon: Plus,
                onChoose: goTo(buildPath(pages.newEvent, { businessId: business.id })),
              },
            ]
          : []),
        {
          label: TAKINGS,
          icon: ChartColumn,
          onChoose: goTo(withQuery(pages.takings, { business: business.id })),
        },
        { label: ADD_NEW_BUSINESS, icon: Plus, onChoose: goTo(pages.newBusiness) },
        {
          label: VIEW_PUBLIC_DIARY,
          icon: ExternalLink,
          onChoose: () => window.open(diaryPath(business), '_blank', 'noopener'),
        },
        {
          label: SETTINGS,
          icon: Settings,
          onChoose: goTo(withQuery(pages.settings, { business: business.id })),
        },
        { label: LOGOUT, icon: LogOut, onChoose: logOut },
      ]}
    >
      <Icon icon={Ellipsis} />
      {MORE}
    </Menu>
  );
}

const PAGES = 'Your pages';
const MORE = 'More';

const TABS: readonly { key: string | null; label: string; icon: LucideIcon }[] = [
  { key: null, label: 'Today', icon: Sun },
  { key: 'calendar', label: 'Calendar', icon: CalendarDays },
  { key: 'bookings', label: 'Bookings', icon: List },
  { key: 'customers', label: 'Customers', icon: Users },
];
