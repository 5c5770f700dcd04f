import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvText, guardedCell } from './csv.ts';

/** Reads a text as a spreadsheet does, independently of csv.ts (RFC 4180). */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += sign;
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === ',') {
      row.push(cell);
      cell = '';
    } else if (sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += sign;
  }
  return rows;
}

const troublesome = fc.string({
  unit: fc.constantFrom('a', '1', '"', ',', '\r', '\n', '\t', ' ', '=', '+', '-', '@', "'", ';', 'é', '日'),
  maxLength: 8,
});
const tables = fc.array(fc.array(fc.oneof(troublesome, fc.string()), { minLength: 1, maxLength: 5 }));

it('reads back as the cells from which it was made', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      expect(readCsv(csvText(rows))).toEqual(rows.map((row) => row.map(guardedCell)));
    }),
  );
});

it('lets no cell begin as a formula', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      for (const cell of readCsv(csvText(rows)).flat()) expect(cell).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/);
    }),
  );
});

it('leaves a cell alone that is no formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const guarded = guardedCell(text);
      expect([text, `'${text}`]).toContain(guarded);
      if (/^[\p{L}\p{N}]/u.test(text)) expect(guarded).toBe(text);
    }),
  );
});

it.each([
  ['=1+1', "'=1+1\r\n"],
  ['+44 7700 900123', "'+44 7700 900123\r\n"],
  ['-2', "'-2\r\n"],
  ['@SUM(A1)', "'@SUM(A1)\r\n"],
  ['\t=1', "'\t=1\r\n"],
  [' =1', "' =1\r\n"],
  ['＝1', "'＝1\r\n"],
  ['=HYPERLINK("http://x";"y")', '"\'=HYPERLINK(""http://x"";""y"")"\r\n'],
  ["O'Brien-Smith", "O'Brien-Smith\r\n"],
  ['', '""\r\n'],
])('writes %j as %j', (cell, line) => {
  expect(csvText([[cell]])).toBe(line);
});

it('ends every row with CRLF and keeps line ends inside a cell', () => {
  expect(
    csvText([
      ['a', 'b'],
      ['two\nlines', 'say "hi", please'],
      ['', ''],
    ]),
  ).toBe('a,b\r\n"two\nlines","say ""hi"", please"\r\n,\r\n');
});
