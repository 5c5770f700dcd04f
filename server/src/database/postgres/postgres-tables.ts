/**
 * The tables in PostgreSQL's types, only for drizzle-kit, which writes this engine's migrations from them.
 * They are derived from those in `database/`, so that the engines can't differ.
 */

import * as adminTables from '../admin-tables.ts';
import * as bookingTables from '../booking-tables.ts';
import * as calendarTables from '../calendar-tables.ts';
import * as catalogueTables from '../catalogue-tables.ts';
import * as customerTables from '../customer-tables.ts';
import * as mailTables from '../email-tables.ts';
import * as importTables from '../import-tables.ts';
import * as moneyTables from '../money-tables.ts';
import * as pictureTables from '../picture-tables.ts';
import * as tables from '../tables.ts';
import * as visitorTables from '../visitor-tables.ts';
import { asPostgresTable } from './as-postgres-table.ts';

export const users = asPostgresTable(tables.users);
export const sessions = asPostgresTable(tables.sessions);
export const blockedPeople = asPostgresTable(tables.blockedPeople);
export const businesses = asPostgresTable(tables.businesses);
export const pictures = asPostgresTable(pictureTables.pictures);
export const slugHistory = asPostgresTable(tables.slugHistory);
export const patterns = asPostgresTable(tables.patterns);
export const events = asPostgresTable(tables.events);
export const patternDates = asPostgresTable(tables.patternDates);
export const replacedEvents = asPostgresTable(tables.replacedEvents);
export const resources = asPostgresTable(catalogueTables.resources);
export const catalogue = asPostgresTable(catalogueTables.catalogue);
export const cataloguePeople = asPostgresTable(catalogueTables.cataloguePeople);
export const services = asPostgresTable(catalogueTables.services);
export const venues = asPostgresTable(catalogueTables.venues);
export const eventPeople = asPostgresTable(catalogueTables.eventPeople);
export const timeOff = asPostgresTable(calendarTables.timeOff);
export const busyCalendars = asPostgresTable(calendarTables.busyCalendars);
export const busyTimes = asPostgresTable(calendarTables.busyTimes);
export const calendarFeeds = asPostgresTable(calendarTables.calendarFeeds);
export const delays = asPostgresTable(calendarTables.delays);
export const favouriteVenues = asPostgresTable(tables.favouriteVenues);
export const bookings = asPostgresTable(bookingTables.bookings);
export const claims = asPostgresTable(bookingTables.claims);
export const waitingListEntries = asPostgresTable(bookingTables.waitingListEntries);
export const offers = asPostgresTable(bookingTables.offers);
export const bookingTexts = asPostgresTable(bookingTables.bookingTexts);
export const emails = asPostgresTable(mailTables.emails);
export const coupons = asPostgresTable(moneyTables.coupons);
export const couponRedemptions = asPostgresTable(moneyTables.couponRedemptions);
export const termsTexts = asPostgresTable(moneyTables.termsTexts);
export const checkouts = asPostgresTable(moneyTables.checkouts);
export const subscriptions = asPostgresTable(moneyTables.subscriptions);
export const payments = asPostgresTable(moneyTables.payments);
export const providerEvents = asPostgresTable(moneyTables.providerEvents);
export const newsletterSignups = asPostgresTable(visitorTables.newsletterSignups);
export const contactMessages = asPostgresTable(visitorTables.contactMessages);
export const diaryVisits = asPostgresTable(visitorTables.diaryVisits);
export const siteVisits = asPostgresTable(visitorTables.siteVisits);
export const adminActions = asPostgresTable(adminTables.adminActions);
export const testimonials = asPostgresTable(adminTables.testimonials);
export const imports = asPostgresTable(importTables.imports);
export const importedAddresses = asPostgresTable(importTables.importedAddresses);
export const customers = asPostgresTable(customerTables.customers);
export const erasureRequests = asPostgresTable(customerTables.erasureRequests);
