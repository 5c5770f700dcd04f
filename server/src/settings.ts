/** Reads the environment, in this one place. */

import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import { pricing, type Pricing } from '@daybook/schema/contract/payment';
import type { Operator } from '@daybook/schema/contract/site-page';
import { oneLine } from '@daybook/schema/rules/clean-text';
import { DEFAULT_SUPPORT_EMAIL, PRODUCT_NAME } from '@daybook/schema/words/product';
import type { DatabaseSettings } from './database/open.ts';
import { readTrustedProxies, type TrustsProxy } from './http/trusted-proxies.ts';
import { paths } from './runtime/paths.ts';
import { isEasilyGuessed, readSecrets, SECRET_MIN, type Secrets } from './tokens/secrets.ts';

const DEVELOPMENT_SECRET = 'not a secret: development only';
const DEMO_ADMIN_EMAIL = 'admin@daybook.example';
const TOKEN_SHAPE = 'must be at least 16 letters, digits and signs, without spaces';
const GOOGLE = 'https://accounts.google.com';

/** One line, because it appears within sentences. */
const operatorText = (longest: number) =>
  z
    .string()
    .transform((text) => oneLine(text))
    .pipe(z.string().min(1).max(longest))
    .optional();

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_FILE: z.string().min(1).default(paths.defaultDatabase),
  BACKUP_FOLDER: z.string().min(1).optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(14),
  SESSION_SECRET: z.string().min(SECRET_MIN).optional(),
  ADMIN_EMAIL: z.email().optional(),
  PRICING: pricing.default('setup_fee'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default(GOOGLE),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  EMAIL_FROM: z.string().min(3).optional(),
  SUPPORT_EMAIL: z.email().default(DEFAULT_SUPPORT_EMAIL),
  OPERATOR_NAME: operatorText(100),
  OPERATOR_ADDRESS: operatorText(300),
  OPERATOR_REGISTERED_OFFICE: operatorText(300),
  OPERATOR_COMPANY_NUMBER: operatorText(20),
  OPERATOR_VAT_NUMBER: operatorText(20),
  OPERATOR_ICO_NUMBER: operatorText(20),
  OPERATOR_HOSTING_PROVIDER: operatorText(200),
  OPERATOR_EMAIL_PROVIDER: operatorText(200),
  SUPPORT_MAILBOX_DAYS: z.coerce.number().int().min(1).max(3650).optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, TOKEN_SHAPE)
    .optional(),
  TRUST_PROXY: z.string().default('0').transform(trustedProxies),
});
type Environment = z.output<typeof environment>;

export interface IdentitySettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Stripe's secret key for our requests, and the secret that signs its events. */
interface PaymentSettings {
  secretKey: string;
  webhookSecret: string;
}

interface BackupSettings {
  folder: string;
  keep: number;
}

export interface Settings {
  isProduction: boolean;
  port: number;
  host: string;
  /** Without a slash at the end. */
  publicUrl: string;
  /** The address of a PostgreSQL database; null to use the file. */
  databaseUrl: string | null;
  databaseFile: string;
  /** Null if no backups are made automatically. */
  backups: BackupSettings | null;
  secrets: Secrets;
  /** The account with this verified email is the platform's admin; null if there is none. */
  adminEmail: string | null;
  /** Null for the local stand-in. Never null in production. */
  identity: IdentitySettings | null;
  pricing: Pricing;
  /** Null for the local stand-in. Never null in production. */
  payments: PaymentSettings | null;
  /** Null for the local mailbox. Never null in production. */
  smtpUrl: string | null;
  emailFrom: string;
  supportEmail: string;
  /** The company or person who runs this Daybook, for the pages where the law requires their name. */
  operator: Operator;
  /** The token that gives access to metrics; null if nothing is counted. */
  metricsToken: string | null;
  trustsProxy: TrustsProxy;
  /** True outside production: calendars on this machine may be read, and without TLS. */
  readsLocalCalendars: boolean;
  /** Seconds for which a process that was told to stop goes on serving, until load balancers notice. */
  drainSeconds: number;
}

const REQUIRED_IN_PRODUCTION = [
  'PUBLIC_URL',
  'SESSION_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'EMAIL_FROM',
] as const;

type Variables = Record<string, string | undefined>;

/** Throws an Error whose message names each setting that is missing or wrong, and never its value. */
export function readSettings(variables: Variables): Settings {
  const env = parse(environment, variables);
  const isProduction = env.NODE_ENV === 'production';
  if (isProduction) mustSuitProduction(env);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseFile: env.DATABASE_FILE,
    backups: env.BACKUP_FOLDER === undefined ? null : { folder: env.BACKUP_FOLDER, keep: env.BACKUP_KEEP },
    secrets: readSecrets(env.SESSION_SECRET ?? DEVELOPMENT_SECRET),
    adminEmail: env.ADMIN_EMAIL ?? (isProduction ? null : DEMO_ADMIN_EMAIL),
    identity: identitySettings(env),
    pricing: env.PRICING,
    payments: paymentSettings(env),
    smtpUrl: env.SMTP_URL ?? null,
    emailFrom: env.EMAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${new URL(publicUrl).hostname}>`,
    supportEmail: env.SUPPORT_EMAIL,
    operator: operatorOf(env),
    metricsToken: env.METRICS_TOKEN ?? null,
    trustsProxy: env.TRUST_PROXY,
    readsLocalCalendars: !isProduction,
    drainSeconds: env.DRAIN_SECONDS,
  };
}

const operatorOf = (env: Environment): Operator => ({
  name: env.OPERATOR_NAME ?? null,
  address: env.OPERATOR_ADDRESS ?? null,
  registeredOffice: env.OPERATOR_REGISTERED_OFFICE ?? null,
  companyNumber: env.OPERATOR_COMPANY_NUMBER ?? null,
  vatNumber: env.OPERATOR_VAT_NUMBER ?? null,
  dataProtectionNumber: env.OPERATOR_ICO_NUMBER ?? null,
  hostingProvider: env.OPERATOR_HOSTING_PROVIDER ?? null,
  emailProvider: env.OPERATOR_EMAIL_PROVIDER ?? null,
  mailboxDays: env.SUPPORT_MAILBOX_DAYS ?? null,
});

/**
 * Returns the settings of the programs that make and restore backups, which need no others. The default
 * folder is `backups` next to the file.
 */
export function readBackupSettings(variables: Variables): BackupSettings & { database: DatabaseSettings } {
  const env = parse(
    environment.pick({ DATABASE_URL: true, DATABASE_FILE: true, BACKUP_FOLDER: true, BACKUP_KEEP: true }),
    variables,
  );
  return {
    folder: env.BACKUP_FOLDER ?? join(dirname(env.DATABASE_FILE), 'backups'),
    keep: env.BACKUP_KEEP,
    database: { databaseUrl: env.DATABASE_URL ?? null, databaseFile: env.DATABASE_FILE },
  };
}

function parse<Shape extends z.ZodType>(shape: Shape, variables: Variables): z.output<Shape> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Settings are not valid. ${problems.join('; ')}`);
}

function trustedProxies(text: string, context: z.RefinementCtx): TrustsProxy {
  const trustsProxy = readTrustedProxies(text);
  if (trustsProxy) return trustsProxy;
  context.addIssue('must be how many proxies, or their addresses and networks, separated by commas');
  return z.NEVER;
}

/** Throws for a missing setting, and for one that would let others read or forge our data. */
function mustSuitProduction(env: Environment): void {
  const missing = REQUIRED_IN_PRODUCTION.filter((name) => !env[name]);
  if (missing.length) throw new Error(`Settings are missing in production: ${missing.join(', ')}`);
  const { PUBLIC_URL = '', SESSION_SECRET = '', GOOGLE_ISSUER } = env;
  const problems = [
    isHttps(PUBLIC_URL) || isThisMachine(PUBLIC_URL)
      ? []
      : 'PUBLIC_URL: must be https in production, unless it is localhost',
    readSecrets(SESSION_SECRET).some(isEasilyGuessed)
      ? 'SESSION_SECRET: is easily guessed; take random characters'
      : [],
    isHttps(GOOGLE_ISSUER) ? [] : 'GOOGLE_ISSUER: must be https in production',
  ].flat();
  if (problems.length) throw new Error(`Settings are not valid. ${problems.join('; ')}`);
}

function isHttps(url: string): boolean {
  return new URL(url).protocol === 'https:';
}

/** Returns true for an address on this machine, where nobody can listen between a browser and the server. */
function isThisMachine(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

/** Throws if only one of the pair is set. */
function identitySettings({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: Environment): IdentitySettings | null {
  if (!clientId !== !clientSecret)
    throw new Error('Settings are not valid. GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET need each other');
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}

/** Throws if only one of the pair is set. */
function paymentSettings({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: Environment): PaymentSettings | null {
  if (!secretKey !== !webhookSecret)
    throw new Error('Settings are not valid. STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET need each other');
  return secretKey && webhookSecret ? { secretKey, webhookSecret } : null;
}

type Particulars = Pick<Settings, 'isProduction' | 'supportEmail' | 'operator'>;

/**
 * Returns the names of the operator's details that the law or the policies need and production lacks, and
 * logs them. Production starts without them.
 */
export function missingSettings(
  { isProduction, supportEmail, operator }: Particulars,
  log: Pick<Logger, 'warn'>,
): string[] {
  if (!isProduction) return [];
  const needed: [string, unknown][] = [
    ['SUPPORT_EMAIL', supportEmail === DEFAULT_SUPPORT_EMAIL ? null : supportEmail],
    ['OPERATOR_NAME', operator.name],
    ['OPERATOR_ADDRESS', operator.address],
    ['OPERATOR_ICO_NUMBER', operator.dataProtectionNumber],
    ['OPERATOR_HOSTING_PROVIDER', operator.hostingProvider],
    ['OPERATOR_EMAIL_PROVIDER', operator.emailProvider],
    ['SUPPORT_MAILBOX_DAYS', operator.mailboxDays],
  ];
  const missing = needed.filter(([, value]) => value === null).map(([name]) => name);
  if (missing.length > 0)
    log.warn({ settings: missing }, 'settings are missing that the law or the policies need');
  return missing;
}
