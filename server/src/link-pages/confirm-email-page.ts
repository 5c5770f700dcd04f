import { emailTokenGiven, type EmailConfirmation } from '@daybook/schema/contract/business';
import { EMAIL_CONFIRM, EMAIL_CONFIRM_MEANS } from '@daybook/schema/words/confirm-email-texts';
import { pages } from '@daybook/schema/words/routes';
import { GO_TO_HOME } from '@daybook/schema/words/texts';
import {
  confirmEmail,
  emailLinkInvalid,
  readConfirmation,
} from '../businesses/email-confirmation/confirm-email.ts';
import type { Context } from '../context.ts';
import * as texts from './confirm-email-texts.ts';
import type { LinkAction, LinkView } from './link-document.tsx';
import type { LinkPage } from './link-page.ts';

/** `/confirm-email?token=`, from the email to a business's new address. */
export const confirmEmailPage = (context: Context): LinkPage<'confirm'> => ({
  path: pages.confirmEmail,
  token: emailTokenGiven,
  invalid: emailLinkInvalid,
  help: texts.EMAIL_LINK_HELP,
  limit: context.limits.emailLinks,
  see: async ({ token }, { done }) =>
    confirmEmailView(await readConfirmation(context, token), done.at(-1) ?? null),
  changes: { confirm: ({ token }) => confirmEmail(context, token) },
});

const CONFIRM: LinkAction = { label: EMAIL_CONFIRM, change: 'confirm', isPrimary: true };
const HOME: LinkAction = { label: GO_TO_HOME, href: pages.home };

export function confirmEmailView(email: EmailConfirmation, done: 'confirm' | null): LinkView {
  const { business_name: business, business_email } = email;
  const shown = {
    business: null,
    facts: [
      { label: texts.EMAIL_FACTS.email, value: business_email },
      { label: texts.EMAIL_FACTS.business, value: business },
    ],
  };
  if (!email.is_confirmed)
    return {
      ...shown,
      title: texts.EMAIL_CONFIRM_TITLE,
      lines: [texts.emailConfirmIntroduction(business), EMAIL_CONFIRM_MEANS, texts.EMAIL_CONFIRM_STRANGER],
      actions: [CONFIRM],
    };
  return done
    ? { ...shown, title: texts.EMAIL_CONFIRMED, lines: [texts.emailConfirmedFor(business)], actions: [HOME] }
    : {
        ...shown,
        title: texts.EMAIL_ALREADY_CONFIRMED,
        lines: [texts.EMAIL_ALREADY_EXPLAINED],
        actions: [HOME],
      };
}
