import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { SAVING } from '#ui/interface-texts.ts';
import { Stack } from '#ui/Layout.tsx';
import { FormProblems } from '#ui/message/FormProblems.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Text } from '#ui/Text.tsx';
import * as texts from './set-up-texts.ts';
import styles from './set-up.module.css';

const STEPS = 3;

interface StepHeadProps {
  /** Counted from 1; null once all are done. */
  at: number | null;
  title: string;
  children: ReactNode;
}

/** Shows how far the set-up is. */
export function StepHead({ at, title, children }: StepHeadProps) {
  return (
    <Stack gap={12}>
      {at === null ? null : (
        <Text size={14} tone="soft">
          {texts.stepOf(at, STEPS)}
        </Text>
      )}
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: STEPS }, (_, step) => (
          <span key={step} data-done={at === null || step < at || undefined} />
        ))}
      </div>
      <PageHeading title={title} takesFocus key={title}>
        {title}
      </PageHeading>
      <Text tone="soft">{children}</Text>
    </Stack>
  );
}

interface StepFormProps {
  at: number;
  title: string;
  explanation: string;
  sending: { onSubmit: FormEventHandler; isWorking: boolean; problems: string[] };
  submitText: string;
  workingText?: string;
  /** Missing on the first step. */
  onBack?: () => void;
  children: ReactNode;
}

/** Frames a step: its button is never disabled, because a press says what is missing. */
export function StepForm({
  at,
  title,
  explanation,
  sending,
  submitText,
  workingText = SAVING,
  onBack,
  children,
}: StepFormProps) {
  return (
    <form className={styles.step} noValidate onSubmit={sending.onSubmit}>
      <StepHead at={at} title={title}>
        {explanation}
      </StepHead>
      {children}
      <FormProblems problems={sending.problems} />
      <div className={styles.foot}>
        <Button type="submit" kind="primary" isWorking={sending.isWorking} workingText={workingText}>
          {submitText}
        </Button>
        {onBack ? (
          <Button kind="quiet" onClick={onBack}>
            {texts.BACK}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
