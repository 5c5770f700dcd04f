interface ContactLinkProps {
  /** Of schema/rules/contact-link.ts: null where what was typed is not surely an address or number. */
  link: string | null;
  children: string;
}

/** An email address or phone number: a link where there is one, else the text alone. */
export function ContactLink({ link, children }: ContactLinkProps) {
  return link === null ? children : <a href={link}>{children}</a>;
}
