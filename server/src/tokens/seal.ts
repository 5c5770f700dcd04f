/**
 * Seals what this server makes, so that it can recognise it later without storing it. Each purpose has its
 * own keys, one for each secret, and accepts nothing made for another purpose.
 */

import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { normalisedEmail } from '@daybook/schema/rules/email-address';
import type { Secrets } from './secrets.ts';

/** The names are part of the keys: changing one would break every link already emailed. */
const PURPOSES = {
  calendarFeed: 'daybook calendar feed',
  cancelLink: 'daybook cancel token',
  confirmEmailLink: 'daybook email token',
  customerDataLink: 'daybook customer data token',
  newsletterLink: 'daybook newsletter token',
  offerLink: 'daybook offer token',
  waitingListLink: 'daybook waiting list token',
  formStamp: 'daybook form stamp',
  knownDevice: 'daybook device',
  person: 'daybook person',
  rateLimit: 'daybook rate keys',
  signIn: 'daybook sign-in',
};

type Purpose = keyof typeof PURPOSES;

type ForEachSecret<Value> = [newest: Value, ...earlier: Value[]];

/** Derives a 256-bit key from each secret. */
function keysFor(purpose: Purpose, [newest, ...earlier]: Secrets): ForEachSecret<Buffer> {
  const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', PURPOSES[purpose], 32));
  return [keyOf(newest), ...earlier.map(keyOf)];
}

interface Seals {
  /** Returns the seals over a text, one for each secret, the newest first. */
  of: (text: string) => ForEachSecret<Buffer>;
  /** Compares in constant time. */
  isOf: (text: string, seal: Buffer) => boolean;
}

export function createSeals(purpose: Purpose, secrets: Secrets): Seals {
  const [newest, ...earlier] = keysFor(purpose, secrets);
  const sealBy = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const of = (text: string): ForEachSecret<Buffer> => [
    sealBy(newest, text),
    ...earlier.map((key) => sealBy(key, text)),
  ];
  return {
    of,
    isOf: (text, seal) => of(text).some((own) => own.length === seal.length && timingSafeEqual(own, seal)),
  };
}

export interface LinkSubject {
  id: number;
  email: string;
  /** Milliseconds since 1970. A link without it never expires. */
  expiresAt?: number;
}

export interface ReadLink {
  id: number;
  /** Infinity for a link that never expires. */
  expiresAt: number;
  /** Returns whether we made it for that id, that expiry and this address. */
  isFor: (email: string) => boolean;
}

/**
 * The token in a link that proves who reads an address's mail. It doesn't contain the address: that is looked
 * up by the id when the link is opened, so a link stops working when the address changes.
 */
export interface LinkTokens {
  tokenOf: (subject: LinkSubject) => string;
  /** Returns null for a text that cannot be such a token. Trust nothing in it until `isFor` agrees. */
  read: (token: string) => ReadLink | null;
}

type LinkPurpose =
  | 'confirmEmailLink'
  | 'customerDataLink'
  | 'newsletterLink'
  | 'offerLink'
  | 'waitingListLink';

export type Links = Readonly<Record<LinkPurpose, LinkTokens>>;

export function createLinks(secrets: Secrets): Links {
  return {
    confirmEmailLink: createLinkTokens('confirmEmailLink', secrets),
    customerDataLink: createLinkTokens('customerDataLink', secrets),
    newsletterLink: createLinkTokens('newsletterLink', secrets),
    offerLink: createLinkTokens('offerLink', secrets),
    waitingListLink: createLinkTokens('waitingListLink', secrets),
  };
}

export function createLinkTokens(purpose: LinkPurpose, secrets: Secrets): LinkTokens {
  const seals = createSeals(purpose, secrets);
  const contentOf = ({ id, email, expiresAt }: LinkSubject) =>
    [id, ...(expiresAt === undefined ? [] : [expiresAt]), normalisedEmail(email)].join(' ');
  return {
    tokenOf(subject) {
      const { id, expiresAt } = subject;
      const named = expiresAt === undefined ? `${id}` : `${id}.${expiresAt.toString(36)}`;
      return `${named}.${seals.of(contentOf(subject))[0].toString('base64url')}`;
    },

    read(token) {
      const [, named, expiry, seal] =
        /^([1-9]\d{0,14})(?:\.([\da-z]{1,10}))?\.([\w-]{43})$/.exec(token) ?? [];
      if (!named || !seal) return null;
      const id = Number(named);
      const end = expiry === undefined ? {} : { expiresAt: Number.parseInt(expiry, 36) };
      return {
        id,
        expiresAt: end.expiresAt ?? Infinity,
        isFor: (email) => seals.isOf(contentOf({ id, email, ...end }), Buffer.from(seal, 'base64url')),
      };
    },
  };
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

interface Encryption {
  encrypt: (value: unknown) => string;
  /** Returns null for a text that we did not make, or that was altered. */
  decrypt: (text: string) => unknown;
}

/** Encrypts values, so that their holder can neither read nor change them. */
export function createEncryption(purpose: Purpose, secrets: Secrets): Encryption {
  const keys = keysFor(purpose, secrets);
  return {
    encrypt(value) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keys[0], iv);
      const content = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url');
    },

    decrypt(text) {
      const bytes = Buffer.from(text, 'base64url');
      return keys.map((key) => decryptBy(key, bytes)).find((content) => content !== null) ?? null;
    },
  };
}

function decryptBy(key: Buffer, bytes: Buffer): unknown {
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    const content = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(content.toString('utf8'));
  } catch {
    return null;
  }
}
