import { loginPath, pages } from '@daybook/schema/words/routes';
import { GET_STARTED_FREE, GO_TO_DASHBOARD } from '../../../navigation/navigation-texts.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { OPEN_TONIGHT, OPEN_TONIGHT_HOW, WELCOME_BACK, WELCOME_BACK_HOW } from './closing-texts.ts';
import styles from './closing-call.module.css';

export function ClosingCall({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className={styles.call} aria-labelledby="closing">
      <div>
        <h2 className={styles.heading} id="closing">
          {isSignedIn ? WELCOME_BACK : OPEN_TONIGHT}
        </h2>
        <p className={styles.text}>{isSignedIn ? WELCOME_BACK_HOW : OPEN_TONIGHT_HOW}</p>
      </div>
      <LinkButton href={isSignedIn ? pages.dashboard : loginPath}>
        {isSignedIn ? GO_TO_DASHBOARD : GET_STARTED_FREE}
      </LinkButton>
    </section>
  );
}
