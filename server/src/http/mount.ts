/** Mounts one row of schema/contract/calls on Hono: validated on the way in, typed on the way out. */
import { gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { safeParse, type z, type ZodError, type ZodType } from 'zod';
import { NOT_FOUND } from '@daybook/schema/words/texts';
import { openToEveryOrigin, preflightResponse } from './cors.ts';
import type { HttpEnvironment, RequestContext } from './environment.ts';
import { readJson } from './body.ts';
import { Refusal, refusalOfInput } from './errors.ts';

export interface CallRow {
  method: 'GET' | 'POST';
  path: string;
  access: 'public' | 'owner';
  params: ZodType;
  query: ZodType;
  body: ZodType;
  answer: ZodType;
}

/** What a handler is given: the row's parts, parsed. */
export interface Call<Row extends CallRow> {
  params: z.output<Row['params']>;
  query: z.output<Row['query']>;
  /** Only of a POST. */
  body: z.output<Row['body']>;
  context: RequestContext;
}

type Handler<Row extends CallRow> = (call: Call<Row>) => Promise<z.input<Row['answer']> | Response>;

export interface MountOptions {
  /** Of a good answer; 200 unless said. */
  status?: 200 | 201;
  /** The text of the 404 to a path that can name nothing. */
  notFound?: string;
  /** Instead of the 400 to a query or body that is not valid. */
  invalid?: () => Refusal;
}

/** Mounts rows on the app. `checkAnswers` (tests) parses each good answer with its row and fails loudly. */
export function createMount(app: Hono<HttpEnvironment>, { checkAnswers }: { checkAnswers: boolean }) {
  return function mount<Row extends CallRow>(row: Row, handler: Handler<Row>, options: MountOptions = {}) {
    const isPublic = row.access === 'public';
    app.on(row.method, row.path, async (context) => {
      if (isPublic) openToEveryOrigin(context.env.outgoing);
      const answer = await handler(await parseCall(row, context, options));
      if (checkAnswers && !(answer instanceof Response && !answer.ok)) await checkAnswer(row, answer);
      if (answer instanceof Response) return answer;
      return new Response(JSON.stringify(answer), {
        status: options.status ?? 200,
        headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
      });
    });
    if (isPublic)
      app.on('OPTIONS', row.path, (context) => {
        openToEveryOrigin(context.env.outgoing);
        return preflightResponse(row.method);
      });
  };
}

export type Mount = ReturnType<typeof createMount>;

async function parseCall<Row extends CallRow>(
  row: Row,
  context: RequestContext,
  { notFound = NOT_FOUND, invalid }: MountOptions,
): Promise<Call<Row>> {
  const refuse = (error: ZodError) => invalid?.() ?? refusalOfInput(error);
  const params = parsed(row, 'params', context.req.param(), () => new Refusal(404, notFound));
  const query = parsed(row, 'query', context.req.query(), refuse);
  const body = parsed(row, 'body', row.method === 'POST' ? await readJson(context) : {}, refuse);
  return { params, query, body, context };
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
  const checked = answer instanceof Response ? await jsonOf(answer) : answer;
  const result = safeParse(row.answer, checked);
  if (!result.success)
    throw new Error(`${row.path} answers what it does not promise: ${result.error.message}`);
}

/** A copy of what a good answer says. */
async function jsonOf(answer: Response): Promise<unknown> {
  const copy = answer.clone();
  if (copy.headers.get('Content-Type') !== 'application/json') return copy.text();
  if (copy.headers.get('Content-Encoding') !== 'gzip') return copy.json();
  return JSON.parse(gunzipSync(await copy.arrayBuffer()).toString('utf8'));
}
