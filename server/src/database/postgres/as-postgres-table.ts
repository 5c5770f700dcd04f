/** Turns a table of `database/` into PostgreSQL's types. */

import { getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  json,
  pgTable,
  primaryKey,
  uniqueIndex,
  type ExtraConfigColumn,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTable,
} from 'drizzle-orm/pg-core';
import {
  getTableConfig,
  SQLiteBoolean,
  SQLiteInteger,
  SQLiteText,
  SQLiteTextJson,
  type ForeignKey,
  type Index,
  type SQLiteColumn,
  type SQLiteTable,
} from 'drizzle-orm/sqlite-core';

/** Texts sort and compare by byte, as in SQLite, whatever the PostgreSQL server's language. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

const made = new Map<SQLiteTable, PgTable>();

/** Throws for a kind of column that no table has had so far. */
export function asPostgresTable(table: SQLiteTable): PgTable {
  const known = made.get(table);
  if (known) return known;
  const { columns, indexes, checks, primaryKeys, foreignKeys } = getTableConfig(table);
  // A column's name is its property's: drizzle converts it to snake case only in SQL.
  const builders = Object.fromEntries(columns.map((column) => [column.name, builderOf(column)]));
  const found: PgTable = pgTable(getTableName(table), builders, (own) => {
    const twin = (column: SQLiteColumn) => mustHave(own[column.name], column);
    return [
      ...indexes.map((one) => indexOf(one, twin)),
      ...checks.map(({ name, value }) => check(name, value)),
      ...primaryKeys.map((key) => primaryKey({ columns: atLeastOne(key.columns.map(twin)) })),
      ...foreignKeys.map((key) => foreignKeyOf(key, twin)),
    ];
  });
  made.set(table, found);
  return found;
}

type AnyColumn = ReturnType<typeof getTableConfig>['columns'][number];
type Twin = (column: SQLiteColumn) => ExtraConfigColumn;

function builderOf(column: AnyColumn): PgColumnBuilderBase {
  const builder = typeOf(column);
  if (column.notNull) builder.notNull();
  if (column.default !== undefined) builder.default(literalOf(column.default));
  if (column.primary) builder.primaryKey();
  if (column.isUnique) builder.unique(column.uniqueName);
  return builder;
}

function literalOf(value: unknown): SQL {
  if (typeof value === 'number' || typeof value === 'boolean') return sql.raw(String(value));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return sql.raw(`'${text.replaceAll("'", "''")}'`);
}

/** Instants and money need more than 32 bits, and one type of number is simpler than two. */
function typeOf(column: AnyColumn) {
  if (is(column, SQLiteInteger)) {
    const number = bigint({ mode: 'number' });
    return column.autoIncrement ? number.generatedByDefaultAsIdentity() : number;
  }
  if (is(column, SQLiteBoolean)) return boolean();
  // Not jsonb, which doesn't keep the order of the fields.
  if (is(column, SQLiteTextJson)) return json();
  if (is(column, SQLiteText)) return plainText();
  throw new Error(`no PostgreSQL type is known for ${column.columnType}`);
}

function indexOf({ config }: Index, twin: Twin) {
  const columns = config.columns.map((column) => (is(column, SQL) ? column : twin(column)));
  const named = config.unique ? uniqueIndex(config.name) : index(config.name);
  const made = named.on(...atLeastOne<ExtraConfigColumn | SQL>(columns));
  return config.where ? made.where(config.where) : made;
}

function foreignKeyOf(key: ForeignKey, twin: Twin) {
  const { columns, foreignTable, foreignColumns } = key.reference();
  const abroad: Record<string, PgColumn> = getTableColumns(asPostgresTable(foreignTable));
  const twinAbroad = (column: SQLiteColumn) => mustHave(abroad[column.name], column);
  const made = foreignKey({
    columns: atLeastOne(columns.map(twin)),
    foreignColumns: atLeastOne(foreignColumns.map(twinAbroad)),
  });
  return key.onDelete ? made.onDelete(key.onDelete) : made;
}

function mustHave<Found>(found: Found | undefined, { name }: SQLiteColumn): Found {
  if (found === undefined) throw new Error(`there is no column ${name}`);
  return found;
}

function atLeastOne<Item>([first, ...others]: Item[]): [Item, ...Item[]] {
  if (first === undefined) throw new Error('an index or a key has no column');
  return [first, ...others];
}
