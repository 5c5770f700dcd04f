import { useSignIn } from '#session/SessionContext.tsx';
import { Button, type ButtonKind } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { LOGGING_IN, LOGIN } from './navigation-texts.ts';
import styles from './bar.module.css';

interface LoginButtonProps {
  kind: ButtonKind;
  /** Shows a failure over the page, because the bar has no space for it. */
  isInBar?: boolean;
  children?: string;
}

/** Goes to the identity provider. An error appears under the button. */
export function LoginButton({ kind, isInBar = false, children = LOGIN }: LoginButtonProps) {
  const { signIn, isLeaving, error } = useSignIn();
  return (
    <div className={styles.login} data-in-bar={isInBar || undefined}>
      <Button kind={kind} onClick={signIn} isWorking={isLeaving} workingText={LOGGING_IN}>
        {children}
      </Button>
      {error === undefined ? null : (
        <div className={styles.problem}>
          <Notice tone="error" isAnnounced>
            {error}
          </Notice>
        </div>
      )}
    </div>
  );
}
