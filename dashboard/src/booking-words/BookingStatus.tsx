import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import type { BookingStatus as Status } from '@daybook/schema/contract/booking';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Row } from '#ui/Layout.tsx';
import { Text } from '#ui/Text.tsx';

const icons = { confirmed: CircleCheck, pending: Clock, cancelled: CircleX };
const tones = { confirmed: 'leaf', pending: 'amber', cancelled: 'faint' } as const;
const badgeTones = { ...tones, cancelled: 'quiet' } as const;

interface BookingStatusProps {
  status: Status;
  words: Record<Status, string>;
  isBadge?: boolean;
}

export function BookingStatus({ status, words, isBadge = false }: BookingStatusProps) {
  if (isBadge) return <Badge tone={badgeTones[status]}>{words[status]}</Badge>;
  return (
    <Row as="span" gap={4} isOneLine>
      <Icon icon={icons[status]} size={16} tone={tones[status]} />
      <Text as="span" weight="medium" tone={tones[status]}>
        {words[status]}
      </Text>
    </Row>
  );
}
