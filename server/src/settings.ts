/** The environment, read in this one place (decisions, 'How it runs'). */
import { z } from 'zod';
import { DEFAULT_SUPPORT_EMAIL, PRODUCT_NAME } from '@daybook/schema/words/product';
import { paths } from './paths.ts';

const DEVELOPMENT_SECRET = 'not a secret: development only';
const GOOGLE = 'https://accounts.google.com';

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8787),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_FILE: z.string().min(1).default(paths.defaultDatabase),
  SESSION_SECRET: z.string().min(32).optional(),
  ADMIN_EMAIL: z.email().optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default(GOOGLE),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  EMAIL_FROM: z.string().min(3).optional(),
  SUPPORT_EMAIL: z.email().default(DEFAULT_SUPPORT_EMAIL),
});
type Environment = z.output<typeof environment>;

/** Who vouches for people (OpenID Connect), and as whom we ask. */
export interface IdentitySettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface Settings {
  isProduction: boolean;
  port: number;
  host: string;
  /** Without a slash at the end. */
  publicUrl: string;
  databaseFile: string;
  sessionSecret: string;
  /** The account with this verified email is the platform's admin; null: there is none. */
  adminEmail: string | null;
  /** Null: people sign in at the local stand-in. Never null in production. */
  identity: IdentitySettings | null;
  /** Null: mail is kept in the local mailbox. Never null in production. */
  smtpUrl: string | null;
  emailFrom: string;
  supportEmail: string;
}

/** What production cannot do without. */
const REQUIRED_IN_PRODUCTION = [
  'PUBLIC_URL',
  'SESSION_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'SMTP_URL',
  'EMAIL_FROM',
] as const;

/** Throws an Error whose message names each setting that is missing or wrong, and never its value. */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Settings are not valid. ${problems.join('; ')}`);
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === 'production';
  const missing = REQUIRED_IN_PRODUCTION.filter((name) => isProduction && !env[name]);
  if (missing.length) throw new Error(`Settings are missing in production: ${missing.join(', ')}`);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    publicUrl,
    databaseFile: env.DATABASE_FILE,
    sessionSecret: env.SESSION_SECRET ?? DEVELOPMENT_SECRET,
    adminEmail: env.ADMIN_EMAIL ?? null,
    identity: identitySettings(env, isProduction),
    smtpUrl: env.SMTP_URL ?? null,
    emailFrom: env.EMAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${new URL(publicUrl).hostname}>`,
    supportEmail: env.SUPPORT_EMAIL,
  };
}

/** Throws for one of a pair without the other, and for a provider that production could not trust. */
function identitySettings(
  { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer }: Environment,
  isProduction: boolean,
): IdentitySettings | null {
  if (!clientId !== !clientSecret)
    throw new Error('Settings are not valid. GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET need each other');
  if (isProduction && !issuer.startsWith('https:'))
    throw new Error('Settings are not valid. GOOGLE_ISSUER: must be https in production');
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}
