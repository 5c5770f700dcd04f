/** All tables, for code that must decide about each of them. */

import * as adminTables from './admin-tables.ts';
import * as bookingTables from './booking-tables.ts';
import * as calendarTables from './calendar-tables.ts';
import * as catalogueTables from './catalogue-tables.ts';
import * as customerTables from './customer-tables.ts';
import * as mailTables from './email-tables.ts';
import * as importTables from './import-tables.ts';
import * as moneyTables from './money-tables.ts';
import * as pictureTables from './picture-tables.ts';
import * as tables from './tables.ts';
import * as visitorTables from './visitor-tables.ts';

export const everyTable = {
  ...tables,
  ...catalogueTables,
  ...calendarTables,
  ...bookingTables,
  ...mailTables,
  ...moneyTables,
  ...visitorTables,
  ...adminTables,
  ...importTables,
  ...customerTables,
  ...pictureTables,
};
