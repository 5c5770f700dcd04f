import { signupToken, type SignupSeen } from '@daybook/schema/contract/newsletter';
import { NEWSLETTER_CONFIRM, NEWSLETTER_MEANS } from '@daybook/schema/words/newsletter-texts';
import { pages } from '@daybook/schema/words/routes';
import type { Context } from '../context.ts';
import { confirmSignup, endSignup, newsletterLinkInvalid, readSignup } from '../newsletter/sign-up.ts';
import type { LinkAction, LinkView } from './link-document.tsx';
import type { LinkPage } from './link-page.ts';
import * as texts from './newsletter-texts.ts';

type SignupChange = 'confirm' | 'end';

/** `/newsletter?token=`, from every email about the newsletter. */
export const newsletterPage = (context: Context): LinkPage<SignupChange> => ({
  path: pages.newsletterLink,
  token: signupToken,
  invalid: newsletterLinkInvalid,
  help: texts.NEWSLETTER_LINK_HELP,
  limit: context.limits.newsletter.links,
  see: async ({ token }, { done }) => newsletterView(await readSignup(context, token), done.at(-1) ?? null),
  changes: {
    confirm: ({ token }) => confirmSignup(context, token),
    end: ({ token }) => endSignup(context, token),
  },
});

const CONFIRM: LinkAction = { label: NEWSLETTER_CONFIRM, change: 'confirm', isPrimary: true };
const AGAIN: LinkAction = { label: texts.NEWSLETTER_AGAIN, change: 'confirm', isPrimary: false };
const END: LinkAction = { label: texts.NEWSLETTER_END, change: 'end', isPrimary: false };

export function newsletterView({ status, email }: SignupSeen, done: SignupChange | null): LinkView {
  const shown = { business: null, facts: [{ label: texts.NEWSLETTER_EMAIL, value: email }] };
  if (status === 'pending')
    return {
      ...shown,
      title: texts.NEWSLETTER_ASKED,
      lines: [texts.NEWSLETTER_ASKED_BY, NEWSLETTER_MEANS, texts.NEWSLETTER_STRANGER],
      actions: [CONFIRM],
    };
  if (status === 'unsubscribed')
    return {
      ...shown,
      title: texts.NEWSLETTER_ENDED,
      lines: [texts.NEWSLETTER_ENDED_MEANS],
      actions: [AGAIN],
    };
  return done === 'confirm'
    ? {
        ...shown,
        title: texts.NEWSLETTER_CONFIRMED,
        lines: [texts.NEWSLETTER_CONFIRMED_MEANS],
        actions: [END],
      }
    : {
        ...shown,
        title: texts.NEWSLETTER_SUBSCRIBED,
        lines: [texts.NEWSLETTER_SUBSCRIBED_MEANS],
        actions: [END],
      };
}
