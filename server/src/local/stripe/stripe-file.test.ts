import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linesOf, openStripeFile } from './stripe-file.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-stripe-'));
  file = join(folder, 'stripe.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const keepTwo = () =>
  openStripeFile(file)((objects) => {
    for (const id of ['cus_1', 'cus_2'])
      objects.keep({ object: 'customer', id, email: `${id}@example.com`, created: 1 });
  });
const keptIn = () => openStripeFile(file)((objects) => objects.list('customer').map(({ id }) => id));

it('keeps what changed together, or none of it where a full disk cut the line short', async () => {
  await keepTwo();
  expect(new Set(await keptIn())).toEqual(new Set(['cus_1', 'cus_2']));
  const whole = readFileSync(file, 'utf8');
  for (let length = 1; length < whole.trimEnd().length; length += 1) {
    writeFileSync(file, whole.slice(0, length));
    expect(await keptIn()).toEqual([]);
  }
});

it('spoils no later change by a line that was cut short, and reads files with one object in a line', async () => {
  writeFileSync(file, '{"object":"custom');
  await keepTwo();
  expect(await keptIn()).toHaveLength(2);
  expect(linesOf('{"id":"cus_1"}\n[{"id":"cus_2"}]\n')).toEqual([{ id: 'cus_1' }, { id: 'cus_2' }]);
});
