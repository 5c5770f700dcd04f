/** Fetches a calendar from an owner's URL: from public addresses, with limited time, size and redirects. */

import { get as getHttp, type IncomingMessage } from 'node:http';
import { get as getHttps } from 'node:https';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import {
  CALENDAR_BYTES_MAX,
  CALENDAR_MILLISECONDS_MAX,
  CALENDAR_REDIRECTS_MAX,
} from '@daybook/schema/figures/bounds';
import { PRODUCT_NAME } from '@daybook/schema/words/product';
import { CalendarProblem } from './calendar-problem.ts';
import {
  checkedLookup,
  createResolveName,
  isPublic,
  isPublicOrLoopback,
  PrivateAddress,
  type MayConnect,
  type Resolve,
} from './public-address.ts';

export interface FetchOptions {
  /** True outside production: allows calendars on this machine, also without TLS. */
  allowsThisMachine: boolean;
  /** Replaces DNS in tests. */
  resolve?: Resolve;
  /** The time limit for all of it, in milliseconds. */
  timeout?: number;
}

export interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** Null if nothing has changed. */
export type FetchedCalendar = (Validators & { text: string }) | null;

export type FetchCalendar = (url: string, known: Validators, signal: AbortSignal) => Promise<FetchedCalendar>;

/** The returned function rejects with a CalendarProblem. */
export function createFetchCalendar(options: FetchOptions): FetchCalendar {
  const mayConnect = options.allowsThisMachine ? isPublicOrLoopback : isPublic;
  const resolve = options.resolve ?? createResolveName();
  return async (url, known, stopped) => {
    const timeout = AbortSignal.timeout(options.timeout ?? CALENDAR_MILLISECONDS_MAX);
    const signal = AbortSignal.any([timeout, stopped]);
    const lookup = checkedLookup(resolve, mayConnect, signal);
    try {
      return await follow(new URL(url), known, { signal, lookup, mayConnect, ...options });
    } catch (error) {
      if (timeout.aborted) throw new CalendarProblem('too_slow');
      if (error instanceof CalendarProblem) throw error;
      throw new CalendarProblem(error instanceof PrivateAddress ? 'private_address' : 'unreachable');
    }
  };
}

interface Way {
  signal: AbortSignal;
  lookup: ReturnType<typeof checkedLookup>;
  mayConnect: MayConnect;
  allowsThisMachine: boolean;
}

async function follow(first: URL, known: Validators, way: Way): Promise<FetchedCalendar> {
  let url = first;
  for (let redirects = 0; redirects <= CALENDAR_REDIRECTS_MAX; redirects += 1) {
    const response = await ask(url, known, way);
    const location = locationOf(response);
    if (location === null) return calendarOf(response, way.signal);
    response.destroy();
    if (!URL.canParse(location, url.href)) throw new CalendarProblem('bad_response');
    url = new URL(location.replace(/^webcals?:\/\//i, 'https://'), url);
  }
  throw new CalendarProblem('bad_response');
}

function locationOf({ statusCode = 0, headers: { location } }: IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) && location !== undefined ? location : null;
}

function ask(url: URL, known: Validators, way: Way): Promise<IncomingMessage> {
  if (!mayAsk(url, way)) throw new PrivateAddress();
  const get = url.protocol === 'https:' ? getHttps : getHttp;
  const { signal, lookup } = way;
  return new Promise((resolve, reject) => {
    get(url, { signal, lookup, agent: false, headers: headersOf(known) }, resolve).on('error', reject);
  });
}

/** A look-up only happens for names, so an address in the URL itself is checked here. */
function mayAsk({ protocol, hostname }: URL, { mayConnect, allowsThisMachine }: Way): boolean {
  if (protocol !== 'https:' && !(protocol === 'http:' && allowsThisMachine)) return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || mayConnect(host);
}

function headersOf({ etag, lastModified }: Validators): Record<string, string> {
  return {
    'User-Agent': PRODUCT_NAME,
    Accept: 'text/calendar, text/plain;q=0.9, */*;q=0.1',
    'Accept-Encoding': 'identity',
    ...(etag === null ? {} : { 'If-None-Match': etag }),
    ...(lastModified === null ? {} : { 'If-Modified-Since': lastModified }),
  };
}

async function calendarOf(response: IncomingMessage, signal: AbortSignal): Promise<FetchedCalendar> {
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode === 304) return null;
    if (statusCode !== 200) throw new CalendarProblem(failureOf(statusCode));
    if (Number(headers['content-length'] ?? 0) > CALENDAR_BYTES_MAX) throw new CalendarProblem('too_large');
    const text = await textOf(response, signal);
    return { text, etag: validatorOf(headers.etag), lastModified: validatorOf(headers['last-modified']) };
  } finally {
    response.destroy();
  }
}

function failureOf(status: number) {
  if (status === 401 || status === 403) return 'not_allowed';
  return status === 404 || status === 410 ? 'not_found' : 'bad_response';
}

async function textOf(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response.iterator()) {
    signal.throwIfAborted();
    if (!(part instanceof Buffer)) throw new CalendarProblem('bad_response');
    parts.push(part);
    bytes += part.length;
    if (bytes > CALENDAR_BYTES_MAX) throw new CalendarProblem('too_large');
  }
  return textIn(await unpacked(Buffer.concat(parts), response.headers['content-encoding']));
}

/** Some servers pack what was asked for as it is, and some keep packed files. */
async function unpacked(body: Buffer, encoding = ''): Promise<Buffer> {
  const unpack = body.subarray(0, 2).equals(GZIP) ? gunzip : UNPACK.get(encoding.trim().toLowerCase());
  if (!unpack) return body;
  try {
    return await unpack(body, { maxOutputLength: CALENDAR_BYTES_MAX });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw new CalendarProblem(isTooLarge ? 'too_large' : 'bad_response');
  }
}

const gunzip = promisify(zlib.gunzip);
const GZIP = Buffer.from([0x1f, 0x8b]);
const UNPACK = new Map([
  ['deflate', promisify(zlib.inflate)],
  ['br', promisify(zlib.brotliDecompress)],
]);

/** Returns the text, in UTF-8 or UTF-16, which begins with a mark or has every other byte of 'BE' empty. */
function textIn(body: Buffer): string {
  const [first, second] = body;
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x42 && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x42);
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(body);
}

/** Longer ones are dropped, because they are stored and sent again. */
const VALIDATOR_MAX = 500;

function validatorOf(header: string | undefined): string | null {
  return header !== undefined && header.length <= VALIDATOR_MAX && /^[\x20-\x7e]+$/.test(header)
    ? header
    : null;
}
