import { CalendarClock, House, UsersRound, type LucideIcon } from 'lucide-react';
import { HOME_FOR_WHOM, HOME_PROMISE } from '@daybook/schema/words/home';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { PageHeading } from '../../ui/PageHeading.tsx';
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
