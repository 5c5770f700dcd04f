import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calls } from './calls.ts';
import { z } from './zod.ts';

const taken = Object.entries(calls).flatMap(([name, { query, body }]) => [
  [`${name}, query`, query] as const,
  [`${name}, body`, body] as const,
]);

/** zod's own wording, which is for programmers. */
const NOT_FOR_PEOPLE =
  /invalid input|invalid (string|number|option)|expected|received|too (big|small)|undefined|NaN|regex/i;

function sentencesFor(schema: z.ZodType, given: unknown): string[] {
  return schema.safeParse(given).error?.issues.map(({ message }) => message) ?? [];
}

const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('', 'x'.repeat(100_000), -1, 0.5, 1e9, Number.NaN, null, true, [], {}),
);

it.each(taken)('%s: explains every invalid input in sentences', (_name, schema) => {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const anyBody = fc.dictionary(fc.constantFrom('nonsense', ...names), anyValue);
  fc.assert(
    fc.property(fc.oneof(anyValue, anyBody), (given) => {
      for (const sentence of sentencesFor(schema, given)) {
        expect(sentence).toMatch(/^[A-Z‘“\d].{8}/);
        expect(sentence).not.toMatch(NOT_FOR_PEOPLE);
      }
    }),
    { numRuns: 60 },
  );
});

it('has a sentence for each kind of problem', () => {
  const schema = z.strictObject({
    text: z.string().min(3).max(5),
    number: z.number().min(1).max(2).multipleOf(0.5),
    whole: z.int(),
    list: z.array(z.boolean()).min(1).max(1),
    choice: z.enum(['a', 'b']),
    either: z.union([z.literal('a'), z.number()]),
    when: z.iso.datetime(),
  });
  const good = {
    text: 'abc',
    number: 1,
    whole: 1,
    list: [true],
    choice: 'a',
    either: 1,
    when: '2026-11-20T09:00:00Z',
  };
  expect(sentencesFor(schema, good)).toEqual([]);
  const said = (changes: object) => sentencesFor(schema, { ...good, ...changes })[0];
  expect([
    said({ text: undefined }),
    said({ text: 3 }),
    said({ text: '' }),
    said({ text: 'abcdef' }),
    said({ number: 'one' }),
    said({ number: 0 }),
    said({ number: 3 }),
    said({ number: 1.2 }),
    said({ whole: 1.5 }),
    said({ list: [] }),
    said({ list: [true, true] }),
    said({ list: ['yes'] }),
    said({ choice: 'c' }),
    said({ either: true }),
    said({ when: 'today' }),
    said({ other: 1 }),
  ]).toMatchInlineSnapshot(`
    [
      "Please fill in this field",
      "Please enter text",
      "Please use at least 3 characters",
      "Please use at most 5 characters",
      "Please enter a number",
      "Please enter 1 or more",
      "Please enter 2 or less",
      "Please enter a multiple of 0.5",
      "Please enter a whole number",
      "Please choose at least 1",
      "Please choose no more than 1",
      "Please answer yes or no",
      "Please choose one of the options",
      "Please check this field",
      "Please check this field",
      "Unexpected field",
    ]
  `);
});
