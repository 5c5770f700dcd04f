/** Makes requests for the contract's calls: their examples with something hostile in them. */

import fc from 'fast-check';
import { calls, type CallName } from '@daybook/schema/contract/calls';
import { buildPath } from '@daybook/schema/rules/path';
import { examples, type World } from '../one-of-each-call.ts';
import { membersOf, placesIn, valueAt, withValue, type Path } from '../places-in-bodies.ts';
import {
  bytesOfBody,
  CONTENT_TYPES,
  encoded,
  hostileBody,
  hostileHeaders,
  hostileJson,
  hostileQuery,
  hostileText,
  jsonOf,
  type BodyName,
} from './hostile-values.ts';
import type { RawRequest, Sending } from './raw-request.ts';

/** `customer` has the link from an email, as every example does; `stranger` doesn't. */
export type Role = 'stranger' | 'customer' | 'owner' | 'admin';

/** A change to an example's body. */
type Edit =
  | { put: Path; json: string }
  | { leaveOut: Path }
  /** A member that the shape doesn't have, or has already. */
  | { add: string; json: string };

interface Hostile {
  role: Role;
  /** Replaces a member of the path by a text; `theirs` replaces it by somebody else's. */
  inPath: { member: string; text: string } | 'theirs' | null;
  /** Replaces the example's query. */
  query: string | null;
  body: { edits: Edit[] } | { whole: BodyName };
  headers: [string, string][];
  contentType: string;
  sending: Sending;
}

const SENDINGS: Sending[] = ['chunked', 'short', 'stopped'];
/** Names that every object has, or that grant rights. */
const ADDED = [
  '__proto__',
  'constructor',
  'id',
  'owner_id',
  'business_id',
  'is_admin',
  'paid_at',
  'status',
  '',
];

/** Returns hostile requests for the call `name`. */
export function hostileAsks(name: CallName): fc.Arbitrary<Hostile> {
  const { access, params, query, body } = calls[name];
  // An admin may ask about other people's rows, and anybody may book and wait at somebody else's business.
  const mayBeRefused = access !== 'admin' && name !== 'bookSlot' && name !== 'joinWaitingList';
  const inPath = membersOf(params).filter((member) => calls[name].path.includes(`:${member}`));
  const places = [...new Map(placesIn(body).map((path) => [path.join('.'), path])).values()];
  return fc.record({
    role: rolesOf(access),
    inPath: inPath.length === 0 ? fc.constant(null) : sometimes(hostileParam(inPath, mayBeRefused), 3),
    query: sometimes(hostileQuery(membersOf(query)), membersOf(query).length === 0 ? 8 : 1),
    body: fc.oneof(
      { weight: 4, arbitrary: fc.record({ edits: editsOf(places) }) },
      { weight: 1, arbitrary: fc.record({ whole: hostileBody }) },
    ),
    headers: sometimes(hostileHeaders, 4).map((given) => given ?? []),
    contentType: sometimes(fc.constantFrom(...CONTENT_TYPES), 6).map((type) => type ?? 'application/json'),
    sending: sometimes(fc.constantFrom(...SENDINGS), 9).map((sending) => sending ?? 'counted'),
  });
}

/** Returns a value once in `rarely` + 1 times, otherwise null. */
const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>, rarely: number): fc.Arbitrary<Value | null> =>
  fc.oneof({ weight: 1, arbitrary }, { weight: rarely, arbitrary: fc.constant(null) });

/** Returns mostly a role that may make the call, because the others are refused at once. */
function rolesOf(access: 'public' | 'visitor' | 'owner' | 'admin'): fc.Arbitrary<Role> {
  const likely: Role = access === 'owner' || access === 'admin' ? access : 'customer';
  return fc.oneof(
    { weight: 8, arbitrary: fc.constant(likely) },
    { weight: 2, arbitrary: fc.constantFrom<Role>('stranger', 'customer', 'owner', 'admin') },
  );
}

function hostileParam(members: readonly string[], withTheirs: boolean): fc.Arbitrary<Hostile['inPath']> {
  return fc.oneof(
    { weight: withTheirs ? 1 : 0, arbitrary: fc.constant<'theirs'>('theirs') },
    {
      weight: 3,
      arbitrary: fc.record({
        member: fc.constantFrom(...members),
        // A short number might be the id of somebody else's row, about which an admin may ask.
        text: hostileText.map((text) => (/^[1-9]\d{0,5}$/.test(text) ? `0${text}` : text)),
      }),
    },
  );
}

function editsOf(places: readonly Path[]): fc.Arbitrary<Edit[]> {
  const add = fc.record({ add: fc.constantFrom(...ADDED), json: hostileJson });
  if (places.length === 0) return fc.array(add, { maxLength: 2 });
  const place = fc.constantFrom(...places);
  return fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.record({ put: place, json: hostileJson }) },
      { weight: 1, arbitrary: fc.record({ leaveOut: place }) },
      { weight: 1, arbitrary: add },
    ),
    { minLength: 1, maxLength: 3 },
  );
}

/** Builds the request. `headers` are the caller's, `theirs` is somebody else's world. */
export function requestOf(
  name: CallName,
  asked: Hostile,
  { world, theirs, headers }: { world: World; theirs: World; headers: Record<string, string> },
): RawRequest {
  const { method, path } = calls[name];
  const example = examples[name];
  const given = example.params?.(asked.inPath === 'theirs' ? theirs : world) ?? {};
  const { inPath } = asked;
  const billingStatus = Object.entries(given).map(([member, value]): [string, string] => [
    member,
    inPath !== null && inPath !== 'theirs' && inPath.member === member ? inPath.text : String(value),
  ]);
  const query = asked.query ?? (asked.role === 'stranger' ? '' : (example.query?.(world) ?? ''));
  const hasBody = method === 'POST' || method === 'PUT';
  return {
    method,
    target: pathWith(path, Object.fromEntries(billingStatus)) + query,
    headers: [
      ...Object.entries(headers),
      ...(hasBody ? [['Content-Type', asked.contentType] as const] : []),
      ...asked.headers,
    ],
    body: hasBody ? bodyOf(asked.body, example.body?.(world) ?? {}) : null,
    sending: asked.sending,
  };
}

/** Works like `buildPath`, which refuses invalid Unicode. */
function pathWith(path: string, params: Record<string, string>): string {
  const marks = Object.fromEntries(Object.keys(params).map((member) => [member, `-${member}-`]));
  return Object.entries(params).reduce(
    (built, [member, text]) => built.replace(`-${member}-`, () => encoded(text)),
    buildPath(path, marks),
  );
}

function bodyOf(body: Hostile['body'], example: Record<string, unknown>): Buffer {
  if ('whole' in body) return bytesOfBody(body.whole);
  const written: string[] = [];
  // A placeholder for JSON that no JavaScript value becomes, until everything is written out.
  const mark = (json: string) => `written ${written.push(jsonOf(json)) - 1} here`;
  let edited: unknown = example;
  let added = '';
  for (const edit of body.edits) {
    if ('put' in edit) edited = withValue(edited, edit.put, mark(edit.json));
    else if ('leaveOut' in edit) edited = without(edited, edit.leaveOut);
    else added += `,${JSON.stringify(edit.add)}:${jsonOf(edit.json)}`;
  }
  const text = JSON.stringify(edited).replace(
    /"written (\d+) here"/g,
    (_, index) => written[Number(index)] ?? '',
  );
  return Buffer.from(added === '' ? text : `${text.slice(0, -1)}${text === '{}' ? added.slice(1) : added}}`);
}

/** Returns the same value without that member. */
function without(whole: unknown, path: Path): unknown {
  return valueAt(whole, path) === undefined ? whole : withValue(whole, path, undefined);
}
