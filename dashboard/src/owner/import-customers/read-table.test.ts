import { expect, it } from 'vitest';
import { CUSTOMERS_FILE_BYTES_MAX } from '@daybook/schema/figures/bounds';
import * as texts from './import-customers-texts.ts';
import { readTable } from './read-table.ts';

const bytesOf = (text: string, encoding: 'utf16le' | 'latin1') => new Uint8Array(Buffer.from(text, encoding));

it.each<[string, BlobPart]>([
  ['commas', 'Name,Phone\r\nZoë,1\r\n'],
  ['semicolons and a byte order mark', '\uFEFFName;Phone\nZoë;1'],
  ['tabs in UTF-16', bytesOf('\uFEFFName\tPhone\nZoë\t1', 'utf16le')],
  ['Windows-1252', bytesOf('Name,Phone\nZoë,1', 'latin1')],
  ['quotes', '"Name","Phone"\n"Zoë","1"\n'],
])('reads a file with %s', async (_, content) => {
  expect(await readTable(new Blob([content]))).toEqual({
    headings: ['Name', 'Phone'],
    rows: [{ line: 2, cells: ['Zoë', '1'] }],
  });
});

it('reads a note of several lines, and counts lines past empty ones', async () => {
  const table = await readTable(new Blob(['Name,Note\n\n,\n"Ann","one\n""two"""\n']));
  expect(table).toMatchObject({ rows: [{ line: 4, cells: ['Ann', 'one\n"two"'] }] });
});

it.each<[string, BlobPart]>([
  [texts.NO_ROWS, ''],
  [texts.NO_ROWS, 'Name,Phone\n,\n'],
  [texts.NOT_CSV, new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 8])],
  [texts.TOO_LARGE, new Uint8Array(CUSTOMERS_FILE_BYTES_MAX + 1)],
])('says: %s', async (problem, content) => {
  expect(await readTable(new Blob([content]))).toEqual({ problem });
});
