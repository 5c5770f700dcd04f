import { useEffect } from 'react';
import { SiteFooter } from '../public/navigation/SiteFooter.tsx';
import { signUpInPlace } from '../public/newsletter/live-newsletter.ts';

/** The foot of the public pages, under an owner's pages. */
export function WholeFooter() {
  useEffect(() => signUpInPlace(document), []);
  return <SiteFooter operator={null} />;
}
