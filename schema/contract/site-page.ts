/**
 * What the server passes to the dashboard's renderer for a public page, and what that returns. Types only,
 * because this data crosses no trust boundary.
 */

import type { OperatorDetails } from '../words/operator-texts.ts';
import type { SitePageName } from '../words/routes.ts';
import type { Testimonial } from './admin/testimonials.ts';
import type { Pricing } from './payment.ts';
import type { User } from './user.ts';

export interface SiteFacts {
  /** Daybook's own address, without a trailing slash. */
  origin: string;
  pricing: Pricing;
  supportEmail: string;
  operator: Operator;
  /** DEMO_DIARY_SLUG, unless a business already had that address. */
  demoDiarySlug: string;
  /** The hours that FREE_TRIAL_CODE gives; null while the code doesn't work. */
  freeTrialHours: number | null;
  /** Newest first; empty on pages that show none. */
  testimonials: readonly Pick<Testimonial, 'name' | 'business' | 'words'>[];
}

/** Who runs this Daybook, with the details that the law requires; null where the settings leave one out. */
export interface Operator extends OperatorDetails {
  /** The hosting company and its country: a processor that the policies name. */
  hostingProvider: string | null;
  /** The email provider and its country. */
  emailProvider: string | null;
  /** How many days the support mailbox keeps a message. */
  mailboxDays: number | null;
}

export interface SitePage {
  name: SitePageName | 'notFound';
  facts: SiteFacts;
  /** Null if nobody is logged in. */
  user: User | null;
  /** The outcome of this page's form, posted without JavaScript. */
  form: SentForm | null;
}

export interface SentForm {
  isSent: boolean;
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  banner: string | null;
}

export interface RenderedSitePage {
  /** For the browser's tab and search engines; it ends with the product's name. */
  title: string;
  /** The title without the product's name. */
  heading: string;
  description: string;
  /** JSON-LD for search engines, one object each. */
  data: readonly unknown[];
  /** HTML. */
  body: string;
  /** The dashboard modules whose styles the page needs, by their keys in the build's manifest. */
  styles: readonly string[];
  /** The same for the scripts that make the page interactive. */
  scripts: readonly string[];
}

/** The dashboard's server entry, `dashboard/dist/render/render.js`. */
export interface SiteRenderer {
  renderSitePage(page: SitePage): RenderedSitePage;
}
