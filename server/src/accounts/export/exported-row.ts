/** Turns a table's row into a row of account.json, by the decision about each column. */

import { minutesOf, shownTimeOf } from '@daybook/schema/rules/clock-time';
import { poundsOf } from '@daybook/schema/rules/money';
import type { everyTable } from '../../database/every-table.ts';

export type TableName = keyof typeof everyTable;
export type RowOf<Name extends TableName> = (typeof everyTable)[Name]['$inferSelect'];

type ExportedValue = string | number | boolean | null;
/** Values by snake_case name. Instants are ISO 8601, money is pounds. */
export type ExportedRow = Record<string, ExportedValue>;

/**
 * Why a column isn't exported. With a secret somebody could act in another's name; bookkeeping says nothing
 * about a person; and neither does a value that all rows share.
 */
type Refused = 'secret' | 'bookkeeping' | 'same in every row';

type Format<Value> = (value: NonNullable<Value>) => ExportedValue;

export type Columns<Row> = { readonly [Key in keyof Row]-?: Format<Row[Key]> | Refused };

export interface Exported<Row> {
  readonly name: string;
  readonly columns: Columns<Row>;
}

/** 'firstSeen' becomes first_seen, 'pricePence' price. */
export function exportedRow<Row>(columns: Columns<Row>, row: Row): ExportedRow {
  const exported: ExportedRow = {};
  for (const key in columns) {
    const format = columns[key];
    if (typeof format === 'function') exported[nameOf(key)] = exportedValue(format, row[key]);
  }
  return exported;
}

function exportedValue<Value>(format: Format<Value>, value: Value): ExportedValue {
  return value === null || value === undefined ? null : format(value);
}

function nameOf(key: string): string {
  return key.replace(/Pence$/, '').replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

export const text = (value: string) => value;
export const number = (value: number) => value;
export const yesOrNo = (value: boolean) => value;
/** ISO 8601, UTC. */
export const instant = (value: number) => new Date(value).toISOString();
export const pounds = (pence: number) => poundsOf(pence);
/** Returns what a clock shows for hours that count on after midnight: '25:00' gives '01:00'. */
export const shownTime = (value: string) => shownTimeOf(minutesOf(value));
