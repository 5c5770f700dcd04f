import { z } from './zod.ts';

const withDot = z.url({ protocol: /^https$/, hostname: /\./ });
const WITH_PASSWORD = /^https:[/\\]*[^/\\?#]*@/i;

/**
 * Returns whether the text is a web address that a browser can open, starts with https://, names a host with a dot, and
 * has no password.
 */
export const isHttpsAddress = (text: string): boolean =>
  withDot.safeParse(text).success && !WITH_PASSWORD.test(text);
