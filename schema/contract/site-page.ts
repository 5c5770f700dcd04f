/**
 * What the server hands to the dashboard's renderer for a public page, and what comes back. Types only: it never
 * crosses a trust boundary.
 */
import type { SitePageName } from '../words/routes.ts';
import type { Pricing } from './payment.ts';
import type { User } from './user.ts';

/** What public pages tell of the settings, and of the free trial. */
export interface SiteFacts {
  /** Daybook's own address, no slash at the end. */
  origin: string;
  pricing: Pricing;
  supportEmail: string;
  operator: Operator;
  /** The address of the diary that anybody may try: DEMO_DIARY_SLUG, unless a business had that already. */
  demoDiarySlug: string;
  /** For how many hours FREE_TRIAL_CODE opens a diary now; null while it opens none (decision 100). */
  freeTrialHours: number | null;
}

/** Who runs this Daybook, as the law wants it named. Null is what the settings leave open. Each text is one line. */
export interface Operator {
  name: string | null;
  address: string | null;
  /** Where a company is registered, if not at `address`. */
  registeredOffice: string | null;
  /** At Companies House. */
  companyNumber: string | null;
  vatNumber: string | null;
  /** Of the registration with the Information Commissioner's Office. */
  dataProtectionNumber: string | null;
  /** Who runs the computers, and in which country: a processor that the policies name. */
  hostingProvider: string | null;
  /** Who carries the email that Daybook sends, and in which country. */
  emailProvider: string | null;
  /** Days for which the support mailbox keeps a message. */
  mailboxDays: number | null;
}

export interface SitePage {
  name: SitePageName | 'notFound';
  facts: SiteFacts;
  /** Null when nobody is signed in. */
  user: User | null;
  /** What came of this page's form, when it was posted without a script; null otherwise. */
  form: SentForm | null;
}

export interface SentForm {
  isSent: boolean;
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with it, by field. */
  problems: Readonly<Record<string, string>>;
  /** A message about the whole form. */
  banner: string | null;
}

export interface RenderedSitePage {
  /** For the browser's tab and search engines, the product's name included. */
  title: string;
  /** Without that name. */
  heading: string;
  description: string;
  /** For search engines (JSON-LD), one object each. */
  data: readonly unknown[];
  /** HTML. */
  body: string;
  /** The modules of the dashboard whose styles the page needs, by their keys in the build's manifest. */
  styles: readonly string[];
  /** The same of the scripts that bring it to life. */
  scripts: readonly string[];
}

/** The dashboard's server entry, `dashboard/dist/render/render.js`. */
export interface SiteRenderer {
  renderSitePage(page: SitePage): RenderedSitePage;
}
