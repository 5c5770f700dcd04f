/** Suggests the address that was probably meant, when its domain has a typing mistake. */

/** The UK's most used email domains, most frequent first: of two equally near ones, the first wins. */
export const MAIL_DOMAINS: readonly string[] =
  `gmail.com hotmail.com hotmail.co.uk outlook.com yahoo.co.uk yahoo.com icloud.com btinternet.com googlemail.com
  live.co.uk live.com sky.com aol.com virginmedia.com talktalk.net ntlworld.com me.com msn.com ymail.com mac.com
  proton.me protonmail.com blueyonder.co.uk tiscali.co.uk mail.com rocketmail.com aol.co.uk btopenworld.com
  virgin.net gmx.com gmx.co.uk fsmail.net`.split(/\s+/);

/** Endings that no domain has, and what people meant by them. */
const ENDINGS: Record<string, string> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  vom: 'com',
  xom: 'com',
  cpm: 'com',
  nte: 'net',
  ogr: 'org',
  ik: 'uk',
  ul: 'uk',
  yk: 'uk',
  uj: 'uk',
  ku: 'uk',
  u: 'uk',
  k: 'uk',
  couk: 'co.uk',
};

export interface EmailSuggestion {
  domain: string;
  /** 'ada@gmail.com' */
  email: string;
}

/** Returns a better address or null. It never questions one of MAIL_DOMAINS, nor its own suggestion. */
export function emailSuggestion(email: string): EmailSuggestion | null {
  const [name, typed] = email.trim().split('@');
  if (!name || !typed) return null;
  const wrong = typed.toLowerCase();
  const mended = withRightEnding(wrong);
  const domain =
    [wrong, mended].find((one) => MAIL_DOMAINS.includes(one)) ??
    MAIL_DOMAINS.find((one) => isOneTypoFrom(one, wrong) || isOneTypoFrom(one, mended)) ??
    mended;
  return domain === wrong ? null : { domain, email: `${name}@${domain}` };
}

function withRightEnding(domain: string): string {
  const dot = domain.lastIndexOf('.') + 1;
  const ending = domain.slice(dot);
  return dot > 1 && Object.hasOwn(ENDINGS, ending) ? domain.slice(0, dot) + ENDINGS[ending] : domain;
}

/** Returns whether one character is extra, missing or wrong, or two neighbours are swapped. */
function isOneTypoFrom(meant: string, typed: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [wrong, right] = [typed.slice(same), meant.slice(same)];
  const isSwapped = wrong[0] === right[1] && wrong[1] === right[0] && wrong.slice(2) === right.slice(2);
  return (
    wrong.slice(1) === right || wrong === right.slice(1) || wrong.slice(1) === right.slice(1) || isSwapped
  );
}
