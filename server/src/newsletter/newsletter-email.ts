import { z } from 'zod';
import { idField } from '@daybook/schema/contract/fields';
import { momentText } from '@daybook/schema/rules/calendar-day';
import { withQuery } from '@daybook/schema/rules/path';
import { NEWSLETTER_CONFIRM, NEWSLETTER_MEANS } from '@daybook/schema/words/newsletter-texts';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { pages, unsubscribePath } from '@daybook/schema/words/routes';
import { DEFAULT_TIMEZONE } from '@daybook/schema/words/timezones';
import type { Email, EmailContent } from '../emails/email.ts';
import { emailFromUs, privacyPolicyLink, type Us } from '../emails/layout.tsx';
import type { Links } from '../tokens/seal.ts';

const SUBJECT = `Please confirm your ${PRODUCT_NAME} newsletter signup`;

interface NewsletterEmailContext extends Us {
  /** PUBLIC_URL, without a slash at the end. */
  publicUrl: string;
  links: Pick<Links, 'newsletterLink'>;
}

export function newsletterEmail(facts: NewsletterFacts, context: NewsletterEmailContext): Email {
  // The token never expires, so that people can unsubscribe by an old issue.
  const token = context.links.newsletterLink.tokenOf({ id: facts.signupId, email: facts.email });
  const content = contentOf(
    facts,
    withQuery(context.publicUrl + pages.newsletterLink, { token }),
    context.publicUrl,
  );
  return {
    ...emailFromUs({ subject: SUBJECT, ...content }, context),
    unsubscribeUrl: withQuery(context.publicUrl + unsubscribePath, { token }),
  };
}

function contentOf(facts: NewsletterFacts, href: string, publicUrl: string): EmailContent {
  return {
    preview: 'Someone entered this address in our newsletter form. Was it you?',
    heading: 'Would you like our newsletter?',
    parts: [
      {
        type: 'paragraph',
        text: `Someone entered ${facts.email} in the ${PRODUCT_NAME} newsletter form. If it was you, please confirm.`,
      },
      { type: 'paragraph', text: NEWSLETTER_MEANS },
      { type: 'button', link: { label: NEWSLETTER_CONFIRM, href } },
      {
        type: 'paragraph',
        text: `This opens a page where you confirm. The link works until ${momentText(facts.expiresAt, DEFAULT_TIMEZONE)}.`,
      },
      {
        type: 'paragraph',
        text: 'If it wasn’t you, ignore this email: we won’t subscribe you unless you confirm.',
      },
    ],
    footer: [
      `${PRODUCT_NAME} is an online booking service. It sent this because someone entered this address in its newsletter form.`,
    ],
    footerLinks: [privacyPolicyLink(publicUrl)],
  };
}

export const NEWSLETTER_CONFIRMATION = 'newsletter_confirmation';

export const newsletterFacts = z.object({
  signupId: idField,
  /** The recipient's address, as it was typed. */
  email: z.string(),
  /** When the link stops working, milliseconds since 1970. */
  expiresAt: z.int().min(0).max(8.64e15),
});

export type NewsletterFacts = z.infer<typeof newsletterFacts>;

/** Returns a signup's own unsubscribe link (RFC 8058). `publicUrl` has no slash at the end. */
export function unsubscribeUrl(
  { publicUrl, links }: Pick<NewsletterEmailContext, 'publicUrl' | 'links'>,
  { id, email }: { id: number; email: string },
): string {
  return withQuery(publicUrl + unsubscribePath, { token: links.newsletterLink.tokenOf({ id, email }) });
}
