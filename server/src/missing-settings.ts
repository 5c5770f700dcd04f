/** The operator's particulars that the law or the policies need. Production starts without them, and says so. */
import type { Logger } from 'pino';
import { DEFAULT_SUPPORT_EMAIL } from '@daybook/schema/words/product';
import type { Settings } from './settings.ts';

type Particulars = Pick<Settings, 'isProduction' | 'supportEmail' | 'operator'>;

/** Returns the names of the settings to add, and logs them; none outside production. */
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
