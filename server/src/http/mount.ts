/**
 * Connects a row of schema/contract/calls to its handler: who may call, what the handler is given, and how
 * its result is sent.
 */

import type { Hono } from 'hono';
import { safeParse, type z, type ZodError, type ZodType } from 'zod';
import type { CallRow } from '@daybook/schema/contract/calls';
import { ownedInPath, type OwnedInPath } from '@daybook/schema/contract/fields';
import { BUSINESS_NOT_FOUND } from '@daybook/schema/words/business-texts';
import { ADMIN_ACCESS_REQUIRED } from '@daybook/schema/words/session-texts';
import type { BusinessRow } from '../database/tables.ts';
import { OWNER_BODY_LIMIT, readJson } from './body.ts';
import { openToEveryOrigin, preflightResponse } from './cors.ts';
import type { HttpEnvironment, RequestContext } from './environment.ts';
import { Refusal, refusalOfInput } from './errors.ts';
import { createOneAtATime, mustStillWait, type OneAtATime } from './one-at-a-time.ts';
import type { Limits } from './rate-limits.ts';
import { WORTH_COMPRESSING } from './ready-answer.ts';
import { DOWNLOAD_UNDER_WAY } from './refusal-texts.ts';
import type { SessionGuard, SignedIn } from './session-guard.ts';
import { textResponse } from './text-response.ts';
import { refuseUntil } from './token-bucket.ts';

export interface Call<Row extends CallRow> {
  params: z.output<Row['params']>;
  query: z.output<Row['query']>;
  /** Always empty for a GET. */
  body: z.output<Row['body']>;
  request: RequestContext;
}

interface OwnerCall<Row extends CallRow> extends Call<Row> {
  user: SignedIn;
}

/** Adds the caller's own business, named by the path directly or through its event or booking. */
interface BusinessCall<Row extends CallRow> extends OwnerCall<Row> {
  business: BusinessRow;
}

type OpenRow = CallRow & { access: 'public' | 'visitor' };
type SignedInRow = CallRow & { access: 'owner' | 'admin' };
type OwnBusinessRow = CallRow & { access: 'owner'; path: `${string}/:${keyof OwnedInPath}${string}` };

type Answer<Row extends CallRow> = Promise<z.input<Row['answer']> | Response>;

interface MountOptions {
  invalid?: (error: ZodError) => Refusal;
}

/** Mounts a row of the contract's table. The row's access and path decide what its handler is given. */
export interface Mount {
  <Row extends OpenRow>(row: Row, handler: (call: Call<Row>) => Answer<Row>, options?: MountOptions): void;
  <Row extends OwnBusinessRow>(
    row: Row,
    handler: (call: BusinessCall<Row>) => Answer<Row>,
    options?: MountOptions,
  ): void;
  <Row extends SignedInRow>(
    row: Row,
    handler: (call: OwnerCall<Row>) => Answer<Row>,
    options?: MountOptions,
  ): void;
}

interface MountParts {
  guard: SessionGuard;
  /** The changes and the reads of each person. */
  limits: { owner: Pick<Limits['owner'], 'changes' | 'reads'> };
  /** Resolves to null for a business that is somebody else's, deleted or unknown. */
  findOwnBusiness: (ownerId: number, named: OwnedInPath) => Promise<BusinessRow | null>;
}

export function createMount(app: Hono<HttpEnvironment>, parts: MountParts): Mount {
  /** Queues heavy reads by account. */
  const heavyReads = createOneAtATime();
  return function mount<Row extends CallRow>(
    row: Row,
    handler: (call: BusinessCall<Row>) => Answer<Row>,
    { invalid = refusalOfInput }: MountOptions = {},
  ) {
    app.on(row.method, row.path, async (context) => {
      if (row.access === 'public') openToEveryOrigin(context.env.outgoing);
      else if (isHead(context)) return notByHead();
      // Parses nothing and runs no handler before it is known that the caller may make this call.
      const asked = await admit(row, context, parts);
      const call = await parseCall(row, context, invalid);
      if (row.isHeavy && asked.user) await takeTurn(row, context, asked.user, heavyReads);
      return answerOf(row, context, await handler(callBy(asked, call)));
    });
    if (row.access === 'public')
      app.on('OPTIONS', row.path, (context) => {
        openToEveryOrigin(context.env.outgoing);
        return preflightResponse(row.method);
      });
  };
}

/** Each is null if the row doesn't need it. */
interface Asked {
  user: SignedIn | null;
  business: BusinessRow | null;
}

/** Throws the 403, 401, 404 or 429 if the caller may not make this call. */
async function admit(row: CallRow, context: RequestContext, parts: MountParts): Promise<Asked> {
  const { guard } = parts;
  const { changes, reads } = parts.limits.owner;
  if (row.access !== 'public') guard.mustBeSameOrigin(context);
  if (row.access === 'public' || row.access === 'visitor') {
    if (row.isChange) guard.mustBeOurPage(context);
    return { user: null, business: null };
  }
  const user = await guard.mustBeSignedIn(context);
  if (row.access === 'admin' && !user.isAdmin) throw new Refusal(403, ADMIN_ACCESS_REQUIRED);
  refuseUntil(await (row.method === 'GET' ? reads : changes).take(user.person));
  const business = row.access === 'owner' ? await businessIn(row, context, user, parts) : null;
  return { user, business };
}

/**
 * Resolves when the account has no other heavy read in progress, and holds its turn until the response has
 * been sent or its client has hung up. Refuses a second download instead, because the first may take an hour.
 */
async function takeTurn(
  row: CallRow,
  context: RequestContext,
  { userId }: SignedIn,
  heavyReads: OneAtATime,
): Promise<void> {
  const isDownload = row.kind === 'file';
  const key = `${userId}${isDownload ? ' downloads' : ''}`;
  if (isDownload && heavyReads.isTaken(key)) throw new Refusal(429, DOWNLOAD_UNDER_WAY);
  const release = await heavyReads.take(key);
  try {
    mustStillWait(context);
  } catch (error) {
    release();
    throw error;
  }
  context.env.outgoing.once('close', release);
}

/**
 * Throws the same 404 for somebody else's business as for an unknown one. Null if the path names no business,
 * event or booking.
 */
async function businessIn(
  row: CallRow,
  context: RequestContext,
  { userId }: SignedIn,
  { findOwnBusiness }: MountParts,
): Promise<BusinessRow | null> {
  const named = parsed(ownedInPath, context.req.param(), () => new Refusal(404, row.notFound));
  if (Object.keys(named).length === 0) return null;
  const business = await findOwnBusiness(userId, named);
  if (!business) throw new Refusal(404, named.businessId === undefined ? row.notFound : BUSINESS_NOT_FOUND);
  return business;
}

function callBy<Row extends CallRow>({ user, business }: Asked, call: Call<Row>): BusinessCall<Row> {
  return {
    ...call,
    get user() {
      return given(user);
    },
    get business() {
      return given(business);
    },
  };
}

/** Throws when a handler evades the types of Mount and reads what its row doesn't provide. */
function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('a handler asks for what its row does not bring');
  return value;
}

/** Hono runs the GET of the same path for a HEAD. */
function isHead(context: RequestContext): boolean {
  return context.req.method === 'HEAD';
}

/** Our own pages never send HEAD, and nobody else may make these calls. */
function notByHead(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'GET', 'Cache-Control': 'no-store' } });
}

/** Returns files and streams as they are: they are Responses already. */
function answerOf(row: CallRow, context: RequestContext, answer: unknown): Response | Promise<Response> {
  if (answer instanceof Response) return answer;
  const text = JSON.stringify(answer);
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  if (text.length >= WORTH_COMPRESSING) return textResponse(context, text, headers, row.status);
  return new Response(text, { status: row.status, headers });
}

async function parseCall<Row extends CallRow>(
  row: Row,
  context: RequestContext,
  invalid: (error: ZodError) => Refusal,
): Promise<Call<Row>> {
  const limit = row.access === 'owner' ? OWNER_BODY_LIMIT : undefined;
  const schemas: Pick<Row, 'params' | 'query' | 'body'> = row;
  return {
    params: parsed(schemas.params, context.req.param(), () => new Refusal(404, row.notFound)),
    query: parsed(schemas.query, context.req.query(), invalid),
    body: parsed(schemas.body, hasBody(row) ? await readJson(context, limit) : {}, invalid),
    request: context,
  };
}

function hasBody({ method }: CallRow): boolean {
  return method !== 'GET';
}

function parsed<Schema extends ZodType>(
  schema: Schema,
  given: unknown,
  refuse: (error: ZodError) => Refusal,
): z.output<Schema> {
  const result = safeParse(schema, given);
  if (!result.success) throw refuse(result.error);
  return result.data;
}
