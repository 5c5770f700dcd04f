import { howBusinessUsesDetails, OUR_PRIVACY_POLICY } from '@daybook/schema/words/privacy-texts';
import { sitePages } from '@daybook/schema/words/routes';
import type { Link } from './email.ts';

interface Controller {
  name: string;
  /** Address of its privacy notice; none where it has given none. */
  privacyNotice?: string | null | undefined;
}

export function privacyPolicyLink(publicUrl: string): Link {
  return { label: OUR_PRIVACY_POLICY, href: publicUrl + sitePages.privacy };
}

/** Returns the links that end every email to a customer of `business`. */
export function privacyLinks({ name, privacyNotice }: Controller, publicUrl: string): Link[] {
  const own = privacyPolicyLink(publicUrl);
  if (privacyNotice == null) return [own];
  return [{ label: howBusinessUsesDetails(name), href: privacyNotice }, own];
}
