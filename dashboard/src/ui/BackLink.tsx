import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { Icon } from './Icon.tsx';
import { Row } from './Layout.tsx';

/** Leads from a page to the one above it. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to}>
      <Row as="span" gap={4} isOneLine>
        <Icon icon={ArrowLeft} size={16} />
        {children}
      </Row>
    </Link>
  );
}
