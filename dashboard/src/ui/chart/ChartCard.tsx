import { useState, type ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { Heading, Text } from '../Text.tsx';
import styles from './chart.module.css';

interface ChartCardProps {
  title: string;
  text: string;
  choice?: ReactNode;
  chart: ReactNode;
  table: ReactNode;
  note?: string;
}

const SHOW_AS_TABLE = 'Show as table';
const SHOW_AS_CHART = 'Show as chart';

export function ChartCard({ title, text, choice, chart, table, note }: ChartCardProps) {
  const [isTable, setIsTable] = useState(false);
  return (
    <Card as="section" gap={12} aria-label={title} className={styles.card}>
      <div className={styles.head}>
        <Heading size={16} className={styles.title}>
          {title}
        </Heading>
        <Text size={14} tone="faint" className={styles.text}>
          {text}
        </Text>
        <Button kind="quiet" onClick={() => setIsTable(!isTable)}>
          {isTable ? SHOW_AS_CHART : SHOW_AS_TABLE}
        </Button>
      </div>
      {isTable ? (
        table
      ) : (
        <>
          {choice}
          {chart}
        </>
      )}
      {note === undefined ? null : (
        <Text size={14} tone="faint">
          {note}
        </Text>
      )}
    </Card>
  );
}
