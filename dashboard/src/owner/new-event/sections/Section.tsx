import Trash from 'lucide-react/icons/trash';
import { type ReactNode, useRef } from 'react';
import { HeadingAround } from '#ui/dialog/use-focus-after.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { Stack } from '#ui/Layout.tsx';
import { Heading, Text } from '#ui/Text.tsx';
import styles from '../new-event.module.css';

interface SectionProps {
  title: string;
  explanation: string;
  children: ReactNode;
}

/** A part of the form: its explanation on the left and its fields on the right, or below on a phone. */
export function Section({ title, explanation, children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.section} aria-label={title}>
      <div>
        <Heading size={16} ref={heading} tabIndex={undefined}>
          {title}
        </Heading>
        <Text size={14} tone="soft">
          {explanation}
        </Text>
      </div>
      <HeadingAround value={heading}>
        <Stack gap={16}>{children}</Stack>
      </HeadingAround>
    </section>
  );
}

interface RowCardProps {
  title: string;
  removeText: string;
  /** Undefined if this row can't be removed. */
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

export function RowCard({ title, removeText, onRemove, children }: RowCardProps) {
  return (
    <fieldset className={styles.numbered}>
      <legend className={styles.number}>{title}</legend>
      {onRemove ? (
        <div className={styles.remove}>
          <IconButton icon={Trash} label={removeText} onClick={onRemove} />
        </div>
      ) : null}
      {children}
    </fieldset>
  );
}
