import type { User } from '@daybook/schema/contract/user';
import { loginPath, pages } from '@daybook/schema/words/routes';
import { ADD_BUSINESS, GET_STARTED_FREE, GO_TO_DASHBOARD } from '../../navigation/navigation-texts.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { LEARN_MORE, LEARN_MORE_ABOUT } from './landing-texts.ts';
import styles from './call-to-action.module.css';

/** The next step, and another: of somebody new, or of an owner. */
export function CallToAction({ user }: { user: User | null }) {
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
            {GET_STARTED_FREE}
          </LinkButton>
          <LinkButton href={pages.howToUse}>
            {LEARN_MORE} <VisuallyHidden>{LEARN_MORE_ABOUT}</VisuallyHidden>
          </LinkButton>
        </>
      )}
    </p>
  );
}
