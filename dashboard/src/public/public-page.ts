import type { ReactNode } from 'react';
import type { SentForm, SiteFacts } from '@daybook/schema/contract/site-page';
import type { User } from '@daybook/schema/contract/user';

/** What a public page is drawn from. */
export interface ViewProps {
  facts: SiteFacts;
  /** Null when nobody is signed in. */
  user: User | null;
  /** What came of this page's own form when it was posted without a script; null otherwise. */
  form: SentForm | null;
}

/** One public page: what it is called, and what draws it. */
export interface PublicPage {
  /** Without the product's name, which the frame adds. */
  title: (facts: SiteFacts) => string;
  /** One or two sentences for search engines and shared links, at most 160 characters. */
  description: (facts: SiteFacts) => string;
  /** For search engines (schema.org), one object each. */
  data?: (facts: SiteFacts) => readonly unknown[];
  View: (props: ViewProps) => ReactNode;
}
