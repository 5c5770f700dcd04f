import type { ReactNode } from 'react';
import { Row, Stack } from '../../ui/Layout.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Text } from '../../ui/Text.tsx';

interface AdminHeadProps {
  title: string;
  /** What the page is for. */
  text: string;
  /** What is done to the whole of it, at the end of the line. */
  children?: ReactNode;
}

/** The heading of an admin's page, with what is done to the whole of it. */
export function AdminHead({ title, text, children }: AdminHeadProps) {
  return (
    <Row gap={24} align="end" justify="between">
      <Stack gap={4}>
        <PageHeading title={title}>{title}</PageHeading>
        <Text tone="soft" isMeasured>
          {text}
        </Text>
      </Stack>
      {children === undefined ? null : (
        <Row gap={8} align="start">
          {children}
        </Row>
      )}
    </Row>
  );
}
