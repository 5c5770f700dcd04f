import { TRY_AGAIN } from '@daybook/schema/words/texts';
import { Button } from '../Button.tsx';
import { TRYING_AGAIN } from '../interface-texts.ts';
import { Stack } from '../Layout.tsx';
import { Notice } from '../Notice.tsx';

interface ErrorStateProps {
  text: string;
  onRetry?: () => void;
  isRetrying?: boolean;
  retryText?: string;
}

/** Shows a red box in place of what failed, with a way to try again. */
export function ErrorState({ text, onRetry, isRetrying = false, retryText = TRY_AGAIN }: ErrorStateProps) {
  return (
    <Stack gap={12}>
      <Notice tone="error" isAnnounced>
        {text}
      </Notice>
      {onRetry ? (
        <div>
          <Button onClick={onRetry} isWorking={isRetrying} workingText={TRYING_AGAIN}>
            {retryText}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
