interface ContactLinkProps {
  /** From schema/rules/contact-link.ts: null where the text is not certainly an address or number. */
  link: string | null;
  children: string;
}

/** An email address or phone number: a link where there is one, otherwise only the text. */
export function ContactLink({ link, children }: ContactLinkProps) {
  return link === null ? children : <a href={link}>{children}</a>;
}
