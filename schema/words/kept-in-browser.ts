/**
 * Everything that our own pages store in a browser. The cookie policy is made from it, and every browser
 * journey ends with a search for anything else. A widget on another website stores nothing. Each name is an
 * export of its own, so that a script loads only what it needs.
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
/** Set while somebody logs in, one for each login: the name goes on with an underscore and 8 characters. */
export const SIGN_IN_COOKIE = 'sign_in';
/** Shows that an account has logged in on this browser before. */
export const DEVICE_COOKIE = 'known_device';
export const CONSENT_COOKIE = 'cookie_consent';
/** A copy of the choice in local storage. The cookie is what counts. */
export const CONSENT_ITEM = 'cookie-consent';
/** The business that the owner last looked at, and its time zone. */
export const LAST_BUSINESS_COOKIE = 'dashboard_view';
export const LAST_TIMEZONE_COOKIE = 'timezone';
export const NOTIFICATIONS_ITEM = 'email-notifications';
/** What was typed into a form, kept during a reload that the page asks for. */
export const DRAFTS_ITEM = 'form-drafts';
export const WHOLE_DAY_ITEM = 'daybook-week-whole-day';
export const CALENDAR_COLOURS_ITEM = 'daybook-calendar-colours';
/** Whether the owner's views are remembered: the last business, its time zone, and how the calendar looks. */
export const VIEWS_ITEM = 'remember-views';
/** Today's and tomorrow's bookings of one business, for when there is no connection. */
export const OFFLINE_DAYS_ITEM = 'offline-days';
/** The page that shows them, with its files. It is the same for everybody. */
export const OFFLINE_CACHE = 'offline-page';
/** Pages already counted in this visit, and today. Neither item identifies anybody. */
export const VISIT_COOKIE = 'visit';
export const VISITOR_COOKIE = 'visitor';

export type Consent = 'accepted' | 'declined';

export interface Kept {
  name: string;
  where: 'cookie' | 'local storage' | 'session storage' | 'cache';
  /** Seconds, or what removes it: closing the browser, logging out, the reload, or clearing it by hand. */
  lasts: number | 'browser' | 'signed in' | 'reloaded' | 'cleared';
  /** Set by the server's answer, or by a script of the page. */
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
  {
    name: OFFLINE_DAYS_ITEM,
    where: 'local storage',
    lasts: 'signed in',
    setBy: 'page',
    needsConsent: false,
  },
  { name: OFFLINE_CACHE, where: 'cache', lasts: 'signed in', setBy: 'page', needsConsent: false },
  { name: DRAFTS_ITEM, where: 'session storage', lasts: 'reloaded', setBy: 'page', needsConsent: false },
  { name: WHOLE_DAY_ITEM, where: 'local storage', lasts: 'cleared', setBy: 'page', needsConsent: false },
  {
    name: CALENDAR_COLOURS_ITEM,
    where: 'local storage',
    lasts: 'cleared',
    setBy: 'page',
    needsConsent: false,
  },
  { name: VIEWS_ITEM, where: 'local storage', lasts: 'cleared', setBy: 'page', needsConsent: false },
  { name: CONSENT_COOKIE, where: 'cookie', lasts: CONSENT_DAYS * DAY, setBy: 'page', needsConsent: false },
  { name: CONSENT_ITEM, where: 'local storage', lasts: 'cleared', setBy: 'page', needsConsent: false },
  { name: VISIT_COOKIE, where: 'cookie', lasts: VISIT_HOURS * 3600, setBy: 'server', needsConsent: true },
  { name: VISITOR_COOKIE, where: 'cookie', lasts: VISITOR_HOURS * 3600, setBy: 'server', needsConsent: true },
] as const satisfies readonly Kept[];

export type KeptName = (typeof KEPT_IN_BROWSER)[number]['name'];
