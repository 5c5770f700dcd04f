import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import House from 'lucide-react/icons/house';
import UsersRound from 'lucide-react/icons/users-round';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages } from '@daybook/schema/words/routes';
import { LoginButton } from '../../navigation/LoginButton.tsx';
import { ADD_BUSINESS, GET_STARTED_FREE, GO_TO_DASHBOARD } from '../../navigation/navigation-texts.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { RouterLinkButton } from '../../ui/RouterLinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { HOME_FOR_WHOM, HOME_PROMISE } from './home-texts.ts';
import styles from './home.module.css';

const icons: Record<(typeof HOME_FOR_WHOM)[number]['who'], LucideIcon> = {
  Appointments: CalendarClock,
  'Venues and day events': UsersRound,
  'Home visits': House,
};

export function HomePage() {
  return (
    <div className={styles.home}>
      <div className={styles.promise}>
        <PageHeading title={PRODUCT_NAME}>{PRODUCT_NAME}</PageHeading>
        <p className={styles.sentence}>{HOME_PROMISE}</p>
        <Start />
      </div>
      <ul className={styles.list}>
        {HOME_FOR_WHOM.map(({ who, what }) => {
          const Icon = icons[who];
          return (
            <li key={who} className={styles.item}>
              <Icon className={styles.icon} aria-hidden="true" />
              <div>
                <h2 className={styles.who}>{who}</h2>
                <p className={styles.what}>{what}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The one next step: sign in, or go on to the dashboard. Its place is kept free until it is known which. */
function Start() {
  const { user, isPending } = useSession();
  if (isPending) return <div className={styles.start} />;
  return (
    <div className={styles.start}>
      {user ? (
        <>
          <RouterLinkButton kind="primary" to={pages.dashboard}>
            {GO_TO_DASHBOARD}
          </RouterLinkButton>
          <RouterLinkButton to={pages.newBusiness}>{ADD_BUSINESS}</RouterLinkButton>
        </>
      ) : (
        <LoginButton kind="primary">{GET_STARTED_FREE}</LoginButton>
      )}
    </div>
  );
}
