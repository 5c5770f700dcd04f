import type { User } from '@daybook/schema/contract/user';
import { loginPath, pages } from '@daybook/schema/words/routes';
import { ADD_BUSINESS, GO_TO_DASHBOARD } from '../../navigation/navigation-texts.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { getStartedText, LEARN_MORE, LEARN_MORE_ABOUT, type PriceFacts } from './landing-texts.ts';
import styles from './call-to-action.module.css';

/** The next step of a visitor, or of an owner, and a second choice. */
export function CallToAction({ facts, user }: { facts: PriceFacts; user: User | null }) {
  return (
    <p className={styles.buttons}>
      {user ? (
        <>
          <LinkButton kind="primary" href={pages.dashboard}>
            {GO_TO_DASHBOARD}
          </LinkButton>
          {user.is_admin ? null : <LinkButton href={pages.newBusiness}>{ADD_BUSINESS}</LinkButton>}
        </>
      ) : (
        <>
          <LinkButton kind="primary" href={loginPath}>
            {getStartedText(facts)}
          </LinkButton>
          <LinkButton href={pages.howToUse}>
            {LEARN_MORE} <VisuallyHidden>{LEARN_MORE_ABOUT}</VisuallyHidden>
          </LinkButton>
        </>
      )}
    </p>
  );
}
