import type { AdminBusiness } from '@daybook/schema/contract/admin/businesses';
import { Badge } from '../../ui/Badge.tsx';
import { Row } from '../../ui/Layout.tsx';
import { badgesOf } from './business-badges.ts';

/** Whether a business is active, and how it is paid for. `now`: milliseconds since 1970. */
export function BusinessBadges({ business, now }: { business: AdminBusiness; now: number }) {
  return (
    <Row as="span" gap={4}>
      {badgesOf(business, now).map(({ tone, text }) => (
        <Badge key={text} tone={tone}>
          {text}
        </Badge>
      ))}
    </Row>
  );
}
