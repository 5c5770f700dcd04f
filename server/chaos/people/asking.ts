import type { Ledger } from '../ledger.ts';

interface Heard {
  status: number;
  body: unknown;
  /** The address that a redirect leads to; empty for any other response. */
  location: string;
}

/** Milliseconds, longer than any response may take: SQLite waits 10 s for another process. */
const PATIENCE = 20_000;

/** Resolves to null without a complete response: nobody knows then what was done. */
export async function hear(
  ledger: Pick<Ledger, 'errors' | 'statuses'>,
  what: string,
  asking: Promise<Response>,
): Promise<Heard | null> {
  const heard = await within(PATIENCE, read(asking)).catch(() => null);
  const status = heard?.status ?? 0;
  ledger.statuses.set(status, (ledger.statuses.get(status) ?? 0) + 1);
  if (status === 500) ledger.errors.push(what);
  return heard;
}

async function read(asking: Promise<Response>): Promise<Heard> {
  const answer = await asking;
  const text = await answer.text();
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  const body: unknown = isJson ? JSON.parse(text) : text;
  return { status: answer.status, body, location: answer.headers.get('Location') ?? '' };
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns whether nothing was done for certain, and trying again changes nothing. */
export function isRefusal(heard: Heard | null): boolean {
  return heard !== null && [400, 402, 403, 404, 409].includes(heard.status);
}

/** Sends a call of an owner, whose headers contain the session. */
export function askAsOwner(
  world: { ledger: Pick<Ledger, 'errors' | 'statuses'> },
  url: string,
  { headers }: { headers: Record<string, string> },
  { method, path, body }: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown },
): Promise<Heard | null> {
  const sent: RequestInit =
    body === undefined
      ? { method, headers }
      : { method, headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return hear(world.ledger, `${method} ${path}`, fetch(url + path, { ...sent, redirect: 'manual' }));
}
