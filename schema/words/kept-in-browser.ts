/**
 * All that our own pages keep in a browser: the cookie policy is drawn from it, and every browser journey ends with a
 * look for anything else. A widget on another website keeps nothing there. Each name is an export of its own, so that
 * a script carries no more than it needs.
 */
import {
  CONSENT_DAYS,
  KNOWN_DEVICE_DAYS,
  LAST_VIEW_DAYS,
  SIGN_IN_MILLISECONDS,
  VISIT_HOURS,
  VISITOR_HOURS,
} from '../figures/periods.ts';
import { CSRF_COOKIE } from './routes.ts';

export const SESSION_COOKIE = 'auth_token';
/** What a browser holds between the start of a sign-in and its end. */
export const SIGN_IN_COOKIE = 'sign_in';
/** Shows that an account has signed in in this browser before. */
export const DEVICE_COOKIE = 'known_device';
export const CONSENT_COOKIE = 'cookie_consent';
/** The same choice in local storage, for whoever looks there. The cookie is the one that counts. */
export const CONSENT_ITEM = 'cookie-consent';
/** The business that the owner last looked at, and its timezone. */
export const LAST_BUSINESS_COOKIE = 'dashboard_view';
export const LAST_TIMEZONE_COOKIE = 'timezone';
export const NOTIFICATIONS_ITEM = 'email-notifications';
/** What was typed into a form, over a reload that the page asks for. */
export const DRAFTS_ITEM = 'form-drafts';
export const WHOLE_DAY_ITEM = 'daybook-week-whole-day';
export const CALENDAR_COLOURS_ITEM = 'daybook-calendar-colours';
/** What has been counted already: pages of this visit, and pages of today. Neither names anybody. */
export const VISIT_COOKIE = 'visit';
export const VISITOR_COOKIE = 'visitor';

export type Consent = 'accepted' | 'declined';

export interface Kept {
  name: string;
  where: 'cookie' | 'local storage' | 'session storage';
  /** Seconds; or until the browser is closed, the owner signs out, the page has reloaded, or somebody clears it. */
  lasts: number | 'browser' | 'signed in' | 'reloaded' | 'cleared';
  /** The server with an answer, or a script of the page. */
  setBy: 'server' | 'page';
  needsConsent: boolean;
}

const DAY = 86_400;

export const KEPT_IN_BROWSER = [
  { name: SESSION_COOKIE, where: 'cookie', lasts: 'browser', setBy: 'server', needsConsent: false },
  { name: CSRF_COOKIE, where: 'cookie', lasts: 'browser', setBy: 'server', needsConsent: false },
  {
    name: SIGN_IN_COOKIE,
    where: 'cookie',
    lasts: SIGN_IN_MILLISECONDS / 1000,
    setBy: 'server',
    needsConsent: false,
  },
  {
    name: DEVICE_COOKIE,
    where: 'cookie',
    lasts: KNOWN_DEVICE_DAYS * DAY,
    setBy: 'server',
    needsConsent: false,
  },
  {
    name: LAST_BUSINESS_COOKIE,
    where: 'cookie',
    lasts: LAST_VIEW_DAYS * DAY,
    setBy: 'page',
    needsConsent: false,
  },
  {
    name: LAST_TIMEZONE_COOKIE,
    where: 'cookie',
    lasts: LAST_VIEW_DAYS * DAY,
    setBy: 'page',
    needsConsent: false,
  },
  {
    name: NOTIFICATIONS_ITEM,
    where: 'local storage',
    lasts: 'signed in',
    setBy: 'page',
    needsConsent: false,
  },
  { name: DRAFTS_ITEM, where: 'session storage', lasts: 'reloaded', setBy: 'page', needsConsent: false },
  { name: WHOLE_DAY_ITEM, where: 'local storage', lasts: 'cleared', setBy: 'page', needsConsent: false },
  {
    name: CALENDAR_COLOURS_ITEM,
    where: 'local storage',
    lasts: 'cleared',
    setBy: 'page',
    needsConsent: false,
  },
  { name: CONSENT_COOKIE, where: 'cookie', lasts: CONSENT_DAYS * DAY, setBy: 'page', needsConsent: false },
  { name: CONSENT_ITEM, where: 'local storage', lasts: 'cleared', setBy: 'page', needsConsent: false },
  { name: VISIT_COOKIE, where: 'cookie', lasts: VISIT_HOURS * 3600, setBy: 'server', needsConsent: true },
  { name: VISITOR_COOKIE, where: 'cookie', lasts: VISITOR_HOURS * 3600, setBy: 'server', needsConsent: true },
] as const satisfies readonly Kept[];

export type KeptName = (typeof KEPT_IN_BROWSER)[number]['name'];
