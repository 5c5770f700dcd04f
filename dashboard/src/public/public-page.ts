import type { ReactNode } from 'react';
import type { SentForm, SiteFacts } from '@daybook/schema/contract/site-page';
import type { User } from '@daybook/schema/contract/user';

export interface ViewProps {
  facts: SiteFacts;
  /** Null when nobody is logged in. */
  user: User | null;
  /** The outcome of this page's own form when it was posted without a script; null otherwise. */
  form: SentForm | null;
}

export interface PublicPage {
  /** Without the product's name, which the frame adds. */
  title: (facts: SiteFacts) => string;
  /** One or two sentences for search engines and shared links, at most 160 characters. */
  description: (facts: SiteFacts) => string;
  /** For search engines (schema.org), one object each. */
  data?: (facts: SiteFacts) => readonly unknown[];
  View: (props: ViewProps) => ReactNode;
}
