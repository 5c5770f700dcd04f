import { Resolver } from 'node:dns/promises';
import type { ResolveTxt } from './sender-domain.ts';

/** One question to one name server, milliseconds. */
const TIMEOUT = 2000;

/** Asks the name servers of this machine. */
export function createResolveTxt(): ResolveTxt {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: 1 });
  return (name) => resolver.resolveTxt(name);
}
