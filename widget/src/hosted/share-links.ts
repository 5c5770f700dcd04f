import { mailtoAnybody } from '@daybook/schema/rules/contact-link';
import { withQuery } from '@daybook/schema/rules/path';

/**
 * Links that share an address. They are built here, so that no other site learns of a visit before one is
 * pressed.
 */
export function shareLinks(url: string, title: string): { name: string; href: string }[] {
  return [
    { name: 'WhatsApp', href: withQuery('https://wa.me/', { text: `${title} ${url}` }) },
    { name: 'Facebook', href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { name: 'X', href: withQuery('https://x.com/intent/post', { text: title, url }) },
    { name: 'Email', href: mailtoAnybody({ subject: title, body: url }) },
  ];
}
