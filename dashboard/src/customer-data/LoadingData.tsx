import { Facts } from '../ui/Facts.tsx';
import { Loading } from '../ui/Loading.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import styles from './customer-data.module.css';
import { DATA_LOADING, MY_DATA_FACTS, MY_DATA_TITLE } from './customer-data-texts.ts';

/** The rows that everybody's data has, each as wide as its usual content. */
const facts = [
  { label: MY_DATA_FACTS.email, value: <Skeleton width="55%" /> },
  { label: MY_DATA_FACTS.business, value: <Skeleton width="45%" height="4em" /> },
  { label: MY_DATA_FACTS.bookings, value: <Skeleton width="10%" /> },
];

export function LoadingData() {
  return (
    <Loading text={DATA_LOADING}>
      <div className={styles.page}>
        <div className={styles.opening}>
          <PageHeading title={MY_DATA_TITLE}>{MY_DATA_TITLE}</PageHeading>
          <Skeleton width="28rem" />
        </div>
        <div aria-hidden="true">
          <Facts facts={facts} />
        </div>
        <Skeleton width="100%" height="12rem" />
      </div>
    </Loading>
  );
}
