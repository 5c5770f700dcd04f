import type { ReactNode } from 'react';

interface ContactLinkProps {
  /** From schema/rules/contact-link.ts: null when the text may not be an address or number. */
  link: string | null;
  children: ReactNode;
}

/** Shows an email address or phone number, as a link when there is one. */
export function ContactLink({ link, children }: ContactLinkProps) {
  return link === null ? children : <a href={link}>{children}</a>;
}
