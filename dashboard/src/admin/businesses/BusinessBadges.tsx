import type { AdminBusiness } from '@daybook/schema/contract/admin/businesses';
import { Badge } from '../../ui/Badge.tsx';
import { badgesOf } from './business-badges.ts';
import styles from './business-badges.module.css';

/** Whether a business is active, and how it is paid for. `now`: milliseconds since 1970. */
export function BusinessBadges({ business, now }: { business: AdminBusiness; now: number }) {
  return (
    <span className={styles.badges}>
      {badgesOf(business, now).map(({ tone, text }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </span>
  );
}
