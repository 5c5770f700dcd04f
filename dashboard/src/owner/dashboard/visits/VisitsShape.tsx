import { Skeleton } from '../../../ui/Skeleton.tsx';

/** In the place of the visits while they, or what draws them, are on their way. */
export function VisitsShape() {
  return <Skeleton width="100%" height="var(--visits-height)" />;
}
