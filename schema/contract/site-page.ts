/**
 * What the server passes to the dashboard's renderer for a public page, and what it returns. Types only: it never crosses
 * a trust boundary.
 */
import type { SitePageName } from '../words/routes.ts';
import type { Testimonial } from './admin/testimonials.ts';
import type { Pricing } from './payment.ts';
import type { User } from './user.ts';

/** What public pages know of the settings and the free trial. */
export interface SiteFacts {
  /** Daybook's own address, without a slash at the end. */
  origin: string;
  pricing: Pricing;
  supportEmail: string;
  operator: Operator;
  /** The demo diary's address: DEMO_DIARY_SLUG, unless a business had that already. */
  demoDiarySlug: string;
  /** The hours that FREE_TRIAL_CODE gives now; null while it gives none (decision 100). */
  freeTrialHours: number | null;
  /** Newest first; none on a page that shows none. */
  testimonials: readonly Pick<Testimonial, 'name' | 'business' | 'words'>[];
}

/** Who runs this Daybook, with the particulars that the law requires. Null where the settings leave one out. */
export interface Operator {
  name: string | null;
  address: string | null;
  /** Where a company is registered, if not at `address`. */
  registeredOffice: string | null;
  /** The number at Companies House. */
  companyNumber: string | null;
  vatNumber: string | null;
  /** The number of the registration with the Information Commissioner's Office. */
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
  /** Null if nobody is logged in. */
  user: User | null;
  /** The outcome of this page's form, posted without JavaScript; null otherwise. */
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
  /** For the browser's tab and search engines, with the product's name. */
  title: string;
  /** The same without that name. */
  heading: string;
  description: string;
  /** For search engines (JSON-LD), one object each. */
  data: readonly unknown[];
  /** HTML. */
  body: string;
  /** The modules of the dashboard whose styles the page needs, by their keys in the build's manifest. */
  styles: readonly string[];
  /** The same for the scripts that make it interactive. */
  scripts: readonly string[];
}

/** The dashboard's server entry, `dashboard/dist/render/render.js`. */
export interface SiteRenderer {
  renderSitePage(page: SitePage): RenderedSitePage;
}
