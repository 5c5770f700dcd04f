import { Facts } from '../ui/Facts.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { CANCEL_LOADING, CANCEL_TITLE } from './cancel-texts.ts';
import { View } from './View.tsx';

/** The rows that every booking has, each as wide as its usual content. */
const facts = [
  { label: 'When', value: <Skeleton width="90%" height="2.6em" /> },
  { label: 'What', value: <Skeleton width="60%" /> },
  { label: 'With', value: <Skeleton width="40%" /> },
  { label: 'Where', value: <Skeleton width="75%" /> },
  { label: 'Reference', value: <Skeleton width="30%" /> },
  { label: 'Name', value: <Skeleton width="40%" /> },
  { label: 'Email', value: <Skeleton width="55%" /> },
];

export function LoadingBooking() {
  return (
    <Loading text={CANCEL_LOADING}>
      <View title={CANCEL_TITLE} lead={<Skeleton width="28rem" />}>
        <div aria-hidden="true">
          <Facts facts={facts} />
        </div>
      </View>
    </Loading>
  );
}
