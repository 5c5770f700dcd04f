import { Stack } from '#ui/Layout.tsx';
import { Heading, Text } from '#ui/Text.tsx';
import styles from '../settings.module.css';

export function Steps({ of }: { of: Readonly<Record<string, readonly string[]>> }) {
  return (
    <Stack gap={16}>
      {Object.entries(of).map(([program, steps]) => (
        <Stack key={program} gap={4}>
          <Heading level={3} size={16}>
            {program}
          </Heading>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <Text key={step} as="li" size={14}>
                {step}
              </Text>
            ))}
          </ol>
        </Stack>
      ))}
    </Stack>
  );
}
