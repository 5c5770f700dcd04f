/** What is measured over HTTP: the same kind of request at three servers. */
import { gzipSync } from 'node:zlib';
import type { BarePlan } from './bare.ts';
import { bookingRequests, diaryPath, getRequest, GZIP, pagePath, slotsPath } from './requests.ts';
import type { Seeded } from './seed.ts';
import type { Site } from './sites.ts';

/** The large database, the small one, and no product at all. */
export const servers = ['large', 'bare', 'small'] as const;
export type Server = (typeof servers)[number];

export interface Row {
  name: string;
  /** What the bare server does instead. */
  beside: string;
  status: '200' | '201' | '304';
  requests: Record<Server, string[]>;
}

const PAGES = 10;
/** The reading calls, each business's diary and the slots of its first event in turn. */
export async function readingRows({ large, small }: Record<'large' | 'small', Site>) {
  const diaryRequests = (headers: Record<string, string>) => ({
    large: large.slugs.map((slug) => getRequest(diaryPath(slug), headers)),
    small: small.slugs.map((slug) => getRequest(diaryPath(slug), headers)),
  });
  // Pages of only a few diaries: each page is made anew every minute, which takes as long as hundreds of kept
  // ones.
  const pageRequests = (headers: Record<string, string>) => ({
    large: large.slugs.slice(0, PAGES).map((slug) => getRequest(pagePath(slug), headers)),
    small: small.slugs.slice(0, PAGES).map((slug) => getRequest(pagePath(slug), headers)),
  });
  const slotsRequests = (headers: Record<string, string>) => ({
    large: firstEvents(large).map((id) => getRequest(slotsPath(id), headers)),
    small: firstEvents(small).map((id) => getRequest(slotsPath(id), headers)),
  });
  const select = (answer: string, headers: Record<string, string>) =>
    large.slugs.map((slug) => getRequest(`/select/${answer}/${slug}`, headers));

  const answers = await sampleAnswers(large);
  const length = (name: string) =>
    Buffer.byteLength(answers[name]?.body ?? '', answers[name]?.isGzip ? 'base64' : 'utf8');
  const rows: Row[] = [];
  for (const [call, requests] of [
    ['diary', diaryRequests],
    ['slots', slotsRequests],
    ['hosted-page', pageRequests],
  ] as const) {
    for (const [form, headers] of [
      ['gzip', GZIP],
      ['plain', {}],
    ] as const) {
      const answer = `${call}-${form}`;
      rows.push({
        name: `${call}, ${form}, ${length(answer)} bytes`,
        beside: 'select + constant',
        status: '200',
        requests: { ...requests(headers), bare: select(answer, headers) },
      });
    }
  }
  rows.push({
    name: 'diary, 304',
    beside: 'constant',
    status: '304',
    requests: {
      large: await unchangedRequests(large),
      small: await unchangedRequests(small),
      bare: [getRequest('/constant', { 'If-None-Match': '"no matter"' })],
    },
  });
  return { rows, answers };
}

/** Each slot is booked once; the bookings are removed between rounds. */
export function bookingRow({ large, small }: Record<'large' | 'small', Site>, bookings: number): Row {
  return {
    name: 'booking',
    beside: 'durable insert',
    status: '201',
    requests: {
      large: bookingRequests(large, bookings),
      small: bookingRequests(small, bookings),
      bare: bookingRequests(large, bookings, '/insert/booking'),
    },
  };
}

function firstEvents({ eventIds, slugs }: Seeded): number[] {
  return slugs.flatMap((_, at) => eventIds[(at * eventIds.length) / slugs.length] ?? []);
}

/** What the bare server sends: as many bytes, of the same kind, as the product's answers. */
export async function sampleAnswers({
  port,
  slugs,
  eventIds,
}: Seeded & Pick<Site, 'port'>): Promise<BarePlan['answers']> {
  // A booking's answer is about as long.
  const answers: BarePlan['answers'] = { booking: { body: 'x'.repeat(1100), isGzip: false } };
  for (const [call, path] of [
    ['diary', diaryPath(slugs[0] ?? '')],
    ['slots', slotsPath(eventIds[0] ?? 0)],
    ['hosted-page', pagePath(slugs[0] ?? '')],
  ] as const) {
    // fetch would decompress it. Our own gzip has the same length within a few bytes.
    const body = await (await fetch(`http://localhost:${port}${path}`)).text();
    answers[`${call}-plain`] = { body, isGzip: false };
    answers[`${call}-gzip`] = { body: gzipSync(body).toString('base64'), isGzip: true };
  }
  return answers;
}

/** Requests with the present ETag of each diary. */
async function unchangedRequests({ port, slugs }: Site): Promise<string[]> {
  const requests: string[] = [];
  for (const slug of slugs) {
    const answer = await fetch(`http://localhost:${port}${diaryPath(slug)}`);
    await answer.arrayBuffer();
    requests.push(getRequest(diaryPath(slug), { 'If-None-Match': answer.headers.get('ETag') ?? '' }));
  }
  return requests;
}
