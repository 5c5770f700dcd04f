import { useEffect } from 'react';
import { SiteFooter } from '#public/navigation/SiteFooter.tsx';
import { signUpInPlace } from '#public/newsletter/live-newsletter.ts';

export function WholeFooter() {
  useEffect(() => signUpInPlace(document), []);
  return <SiteFooter operator={null} />;
}
