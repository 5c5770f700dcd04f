/** Mounts one row of schema/contract/calls on Hono: validated on the way in, typed on the way out. */
import { gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { safeParse, type z, type ZodError, type ZodType } from 'zod';
import type { Route } from '@daybook/schema/words/routes';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import { openToEveryOrigin, preflightResponse } from './cors.ts';
import type { HttpEnvironment, RequestContext } from './environment.ts';
import { OWNER_BODY_LIMIT, readJson } from './body.ts';
import { Refusal, refusalOfInput } from './errors.ts';
import { mustWait, type RateLimit } from './rate-limit.ts';
import type { SessionGuard, SignedIn } from './session-guard.ts';

export interface CallRow extends Route {
  params: ZodType;
  query: ZodType;
  body: ZodType;
  answer: ZodType;
}
type OpenRow = CallRow & { access: 'public' | 'visitor' };
type OwnerRow = CallRow & { access: 'owner' };

/** What a handler is given: the row's parts, parsed. */
export interface Call<Row extends CallRow> {
  params: z.output<Row['params']>;
  query: z.output<Row['query']>;
  /** Only of a POST or PUT. */
  body: z.output<Row['body']>;
  context: RequestContext;
}

/** The same, with who asks. */
export interface OwnerCall<Row extends CallRow> extends Call<Row> {
  user: SignedIn;
}

type Answer<Row extends CallRow> = Promise<z.input<Row['answer']> | Response>;
type Handler<Row extends CallRow> = (call: Call<Row>) => Answer<Row>;
type OwnerHandler<Row extends CallRow> = (call: OwnerCall<Row>) => Answer<Row>;

/** The type of an answer that tells one thing a line, as soon as it is known. */
export const NDJSON = 'application/x-ndjson';

export interface MountOptions {
  /** Of a good answer; 200 unless said. */
  status?: 200 | 201;
  /** The text of the 404 to a path that can name nothing. */
  notFound?: string;
  /** Instead of the 400 to a query or body that is not valid. */
  invalid?: (error: ZodError) => Refusal;
}

export interface MountParts {
  guard: SessionGuard;
  /** Parses each good answer with its row and fails loudly (tests). */
  checkAnswers: boolean;
}

/** Mounts the rows that need no session. What another website's page asks is refused unless it is public. */
export function createMount(app: Hono<HttpEnvironment>, parts: MountParts) {
  return function mount<Row extends OpenRow>(row: Row, handler: Handler<Row>, options: MountOptions = {}) {
    const isPublic = row.access === 'public';
    app.on(row.method, row.path, async (context) => {
      if (isPublic) openToEveryOrigin(context.env.outgoing);
      else if (isHead(context)) return notByHead();
      else parts.guard.mustBeSameOrigin(context);
      if (row.isChange) parts.guard.mustBeOurPage(context);
      return answerOf(row, await handler(await parseCall(row, context, options)), options, parts);
    });
    if (isPublic)
      app.on('OPTIONS', row.path, (context) => {
        openToEveryOrigin(context.env.outgoing);
        return preflightResponse(row.method);
      });
  };
}

export interface OwnerMountParts extends MountParts {
  /** Changes, an account. */
  changes: RateLimit;
}

/** Mounts the rows that need a session: nothing is parsed, and no handler reached, before the guard agrees. */
export function createOwnerMount(app: Hono<HttpEnvironment>, parts: OwnerMountParts) {
  return function mount<Row extends OwnerRow>(
    row: Row,
    handler: OwnerHandler<Row>,
    options: MountOptions = {},
  ) {
    app.on(row.method, row.path, async (context) => {
      if (isHead(context)) return notByHead();
      parts.guard.mustBeSameOrigin(context);
      const user = await parts.guard.mustBeSignedIn(context);
      if (row.method !== 'GET') mustWait(parts.changes.take(String(user.userId)));
      const call = await parseCall(row, context, options);
      return answerOf(row, await handler({ ...call, user }), options, parts);
    });
  };
}

export type Mount = ReturnType<typeof createMount>;
export type OwnerMount = ReturnType<typeof createOwnerMount>;

/** Hono answers HEAD by the GET of the same path, whatever that does. */
function isHead(context: RequestContext): boolean {
  return context.req.method === 'HEAD';
}

/** Our own pages never send it, and nobody else is to ask. */
function notByHead(): Response {
  return new Response(null, { status: 405, headers: { Allow: 'GET', 'Cache-Control': 'no-store' } });
}

async function answerOf(
  row: CallRow,
  answer: unknown,
  { status = 200 }: MountOptions,
  { checkAnswers }: MountParts,
): Promise<Response> {
  if (checkAnswers && !(answer instanceof Response && !answer.ok)) await checkAnswer(row, answer);
  if (answer instanceof Response) return answer;
  return new Response(JSON.stringify(answer), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
}

async function parseCall<Row extends CallRow>(
  row: Row,
  context: RequestContext,
  { notFound = NOT_FOUND, invalid }: MountOptions,
): Promise<Call<Row>> {
  const refuse = (error: ZodError) => invalid?.(error) ?? refusalOfInput(error);
  const params = parsed(row, 'params', context.req.param(), () => new Refusal(404, notFound));
  const query = parsed(row, 'query', context.req.query(), refuse);
  const limit = row.access === 'owner' ? OWNER_BODY_LIMIT : undefined;
  const body = parsed(row, 'body', hasBody(row) ? await readJson(context, limit) : {}, refuse);
  return { params, query, body, context };
}

function hasBody({ method }: CallRow): boolean {
  return method === 'POST' || method === 'PUT';
}

function parsed<Row extends CallRow, Part extends 'params' | 'query' | 'body'>(
  row: Row,
  part: Part,
  given: unknown,
  refuse: (error: ZodError) => Refusal,
): z.output<Row[Part]> {
  const schema: Row[Part] = row[part];
  const result = safeParse(schema, given);
  if (!result.success) throw refuse(result.error);
  return result.data;
}

/** Throws when a good answer is not what the row promises: our own mistake, so never a 400. */
async function checkAnswer(row: CallRow, answer: unknown): Promise<void> {
  for (const checked of answer instanceof Response ? await partsOf(answer) : [answer]) {
    const result = safeParse(row.answer, checked);
    if (!result.success)
      throw new Error(`${row.path} answers what it does not promise: ${result.error.message}`);
  }
}

/** A streamed answer is one JSON line after another, and each is what the row promises. */
async function partsOf(answer: Response): Promise<unknown[]> {
  if (answer.headers.get('Content-Type') !== NDJSON) return [await contentOf(answer)];
  const lines = (await answer.clone().text()).split('\n').filter(Boolean);
  return lines.map((line): unknown => JSON.parse(line));
}

/** A copy of what a good answer says. */
async function contentOf(answer: Response): Promise<unknown> {
  const copy = answer.clone();
  const type = copy.headers.get('Content-Type');
  if (type === 'application/zip') return copy.arrayBuffer();
  if (type !== 'application/json') return copy.text();
  if (copy.headers.get('Content-Encoding') !== 'gzip') return copy.json();
  return JSON.parse(gunzipSync(await copy.arrayBuffer()).toString('utf8'));
}
