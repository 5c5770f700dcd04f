import { loginPath, pages } from '@daybook/schema/words/routes';
import { GO_TO_DASHBOARD } from '../../../navigation/navigation-texts.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { getStartedText, type PriceFacts } from '../landing-texts.ts';
import { OPEN_TONIGHT, openTonightHow, WELCOME_BACK, WELCOME_BACK_HOW } from './closing-texts.ts';
import styles from './closing-call.module.css';

interface ClosingCallProps {
  facts: PriceFacts;
  isSignedIn: boolean;
}

export function ClosingCall({ facts, isSignedIn }: ClosingCallProps) {
  return (
    <section className={styles.call} aria-labelledby="closing">
      <div>
        <h2 className={styles.heading} id="closing">
          {isSignedIn ? WELCOME_BACK : OPEN_TONIGHT}
        </h2>
        <p className={styles.text}>{isSignedIn ? WELCOME_BACK_HOW : openTonightHow(facts)}</p>
      </div>
      <LinkButton href={isSignedIn ? pages.dashboard : loginPath}>
        {isSignedIn ? GO_TO_DASHBOARD : getStartedText(facts)}
      </LinkButton>
    </section>
  );
}
