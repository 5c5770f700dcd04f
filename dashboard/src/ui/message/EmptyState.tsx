import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { Stack } from '../Layout.tsx';
import { Heading, Text } from '../Text.tsx';
import styles from './message.module.css';

interface EmptyStateProps {
  icon?: LucideIcon;
  title: string;
  children: ReactNode;
  action?: ReactNode;
  level?: 2 | 3;
}

export function EmptyState({ icon, title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <Stack gap={12} align="center" className={styles.empty}>
      {icon ? <Icon icon={icon} size={32} tone="faint" /> : null}
      <Heading level={level} size={18}>
        {title}
      </Heading>
      <Text tone="soft" className={styles.emptyText}>
        {children}
      </Text>
      {action}
    </Stack>
  );
}
