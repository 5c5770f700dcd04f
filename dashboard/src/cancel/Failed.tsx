import { Link2Off, WifiOff } from 'lucide-react';
import {
  CANCEL_LINK_HELP,
  CANCEL_UNABLE_TO_LOAD,
  GO_TO_HOME,
  TRY_AGAIN,
  TRYING_AGAIN,
} from '@daybook/schema/words/texts';
import { Button } from '../ui/Button.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import styles from './cancel.module.css';

interface FailedProps {
  reason: string;
  /** Trying again may help; otherwise the link itself is to blame. */
  mayPass: boolean;
  onRetry: () => void;
  isRetrying: boolean;
}

export function Failed({ reason, mayPass, onRetry, isRetrying }: FailedProps) {
  return (
    <div className={styles.column}>
      <div className={styles.opening}>
        <Emblem icon={mayPass ? WifiOff : Link2Off} tone="brick" />
        <PageHeading title={CANCEL_UNABLE_TO_LOAD} takesFocus>
          {CANCEL_UNABLE_TO_LOAD}
        </PageHeading>
        <p className={styles.reason}>{reason}</p>
        {mayPass ? null : <p className={styles.lead}>{CANCEL_LINK_HELP}</p>}
      </div>
      <div className={styles.actions}>
        {mayPass ? (
          <Button kind="primary" workingText={TRYING_AGAIN} isWorking={isRetrying} onClick={onRetry}>
            {TRY_AGAIN}
          </Button>
        ) : null}
        <LinkButton href="/">{GO_TO_HOME}</LinkButton>
      </div>
    </div>
  );
}
