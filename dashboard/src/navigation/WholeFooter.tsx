import { useEffect } from 'react';
import { SiteFooter } from '../public/navigation/SiteFooter.tsx';
import { signUpInPlace } from '../public/newsletter/live-newsletter.ts';

/** Shows the public pages' footer under an owner's pages. */
export function WholeFooter() {
  useEffect(() => signUpInPlace(document), []);
  return <SiteFooter operator={null} />;
}
