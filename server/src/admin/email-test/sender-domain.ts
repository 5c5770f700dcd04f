/** What DNS tells receivers about the domain of our emails: SPF, DKIM and DMARC. */

import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { EmailCheck } from '@daybook/schema/contract/email-test';

/** Resolves to the TXT records of a name, each in its parts. Rejects with a `code`, as node:dns does. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** The timeout for one DNS question, in milliseconds. */
const ANSWER_WITHIN = 4000;
/** Key names that mail providers use for many of their customers. */
const COMMON_SELECTORS = [
  'default',
  'dkim',
  'google',
  'k1',
  'mail',
  'resend',
  's1',
  's2',
  'selector1',
  'selector2',
];
/** Nothing under these is on the internet (RFC 2606, RFC 6761, RFC 6762, ICANN's .internal). */
const NOT_PUBLIC = /(^|\.)(localhost|local|example|invalid|test|internal|home\.arpa)$/;
const DETAIL_MAX = 300;
/** Of a longer domain, only the last labels count. */
const LABELS_MAX = 5;

/** `no name` means that nothing under the name exists either. */
type Found = { texts: string[] } | { none: 'no record' | 'no name' } | { failed: string };

export async function checkSenderDomain(domain: string, resolveTxt: ResolveTxt): Promise<EmailCheck[]> {
  const name = domain.toLowerCase();
  if (!name.includes('.') || isIP(name) || NOT_PUBLIC.test(name)) {
    const detail = `${name} isn’t a public domain, so it can’t have DNS records.`;
    return ['SPF', 'DKIM', 'DMARC'].map((test) => ({ test, success: false, detail }));
  }
  const ask = createAsk(resolveTxt);
  return Promise.all([checkSpf(name, ask), checkDkim(name, ask), checkDmarc(name, ask)]);
}

type Ask = (name: string) => Promise<Found>;

function createAsk(resolveTxt: ResolveTxt): Ask {
  return async (name) => {
    const signal = AbortSignal.timeout(ANSWER_WITHIN);
    const late = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('no answer in time')));
    });
    try {
      const records = await Promise.race([resolveTxt(name), late]);
      return { texts: records.map((parts) => parts.join('')) };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer in time';
      if (code === 'ENODATA') return { none: 'no record' };
      if (code === 'ENOTFOUND') return { none: 'no name' };
      return { failed: code };
    }
  };
}

function checked(test: string, success: boolean, detail: string): EmailCheck {
  return { test, success, detail: detail.slice(0, DETAIL_MAX) };
}

const notKnown = (test: string, name: string, code: string) =>
  checked(test, false, `DNS didn’t answer for ${name} (${code}), so we couldn’t check.`);

const textsOf = (found: Found, kind: RegExp) =>
  'texts' in found ? found.texts.filter((text) => kind.test(text)) : [];

async function checkSpf(domain: string, ask: Ask): Promise<EmailCheck> {
  const found = await ask(domain);
  if ('failed' in found) return notKnown('SPF', domain, found.failed);
  const [record, ...others] = textsOf(found, /^v=spf1(\s|$)/i);
  if (record === undefined)
    return checked(
      'SPF',
      false,
      `${domain} has no SPF record, so it doesn’t say which servers may send for it.`,
    );
  if (others.length)
    return checked(
      'SPF',
      false,
      `${domain} has ${others.length + 1} SPF records, so receivers ignore them all.`,
    );
  return checked('SPF', true, `Published: ${record} (we don’t check whether it names your mail server)`);
}

/**
 * Only the signing server knows the selector of its key. So we can only find out whether a common selector
 * has a key, and whether there are any keys at all.
 */
async function checkDkim(domain: string, ask: Ask): Promise<EmailCheck> {
  const place = `_domainkey.${domain}`;
  const [found, ...keys] = await Promise.all([
    ask(place),
    ...COMMON_SELECTORS.map(async (selector) => ({ selector, found: await ask(`${selector}.${place}`) })),
  ]);
  const selectors = keys
    .filter((key) => textsOf(key.found, /(^|;)\s*p=\s*[\w+/]/i).length > 0)
    .map(({ selector }) => selector);
  const howToSee =
    'To see whether emails are signed, look for DKIM-Signature in the headers of one that has arrived.';
  if (selectors.length)
    return checked('DKIM', true, `A key is published under ${selectors.join(', ')}. ${howToSee}`);
  if ('failed' in found) return notKnown('DKIM', place, found.failed);
  if ('none' in found && found.none === 'no name')
    return checked(
      'DKIM',
      false,
      `Nothing is published under ${place}, so ${domain} has no key to sign with.`,
    );
  return checked(
    'DKIM',
    true,
    `Something is published under ${place}, with a selector that we can’t find from here. ${howToSee}`,
  );
}

/** A domain without its own policy has that of its parent. */
async function checkDmarc(domain: string, ask: Ask): Promise<EmailCheck> {
  const labels = domain.split('.').slice(-LABELS_MAX);
  const names = labels.slice(1).map((_, from) => `_dmarc.${labels.slice(from).join('.')}`);
  const answers = await Promise.all(names.map(async (name) => ({ name, found: await ask(name) })));
  for (const { name, found } of answers) {
    if ('failed' in found) return notKnown('DMARC', name, found.failed);
    const [record] = textsOf(found, /^v=DMARC1\s*(;|$)/i);
    if (record !== undefined) return checked('DMARC', true, `Published under ${name}: ${record}`);
  }
  return checked('DMARC', false, `${domain} has no DMARC policy.`);
}

/** The timeout for one question to one name server, in milliseconds. */
const TIMEOUT = 2000;

export function createResolveTxt(): ResolveTxt {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: 1 });
  return (name) => resolver.resolveTxt(name);
}
