import { expect, it } from 'vitest';
import { checkSenderDomain } from './sender-domain.ts';

/** Answers as DNS does: a name exists if it, or anything under it, is published. */
function dns(published: Record<string, string[] | string>) {
  return async (name: string): Promise<string[][]> => {
    const found = published[name];
    if (typeof found === 'string') throw Object.assign(new Error(found), { code: found });
    if (found) return found.map((text) => [text.slice(0, 5), text.slice(5)]);
    const isThere = Object.keys(published).some((other) => other.endsWith(`.${name}`));
    throw Object.assign(new Error('nothing'), { code: isThere ? 'ENODATA' : 'ENOTFOUND' });
  };
}
async function checked(published: Record<string, string[] | string>, domain = 'mail.salon.co.uk') {
  const checks = await checkSenderDomain(domain, dns(published));
  return Object.fromEntries(checks.map(({ test, success, detail }) => [test, `${success} ${detail}`]));
}

it('shows what is published', async () => {
  const found = await checked({
    'mail.salon.co.uk': ['google-site-verification=1', 'v=spf1 include:_spf.example.net -all'],
    's1._domainkey.mail.salon.co.uk': ['v=DKIM1; k=rsa; p=MIGfMA0'],
    '_dmarc.mail.salon.co.uk': ['v=DMARC1; p=reject'],
  });
  expect(found.SPF).toMatch(/^true Published: v=spf1 include:_spf.example.net -all/);
  expect(found.DKIM).toMatch(/^true A key is published under s1\. To see whether emails are signed/);
  expect(found.DMARC).toBe('true Published under _dmarc.mail.salon.co.uk: v=DMARC1; p=reject');
});

it('reports that nothing is published', async () => {
  const found = await checked({ 'mail.salon.co.uk': ['v=spf10'] });
  expect(found.SPF).toMatch(/^false mail.salon.co.uk has no SPF record/);
  expect(found.DKIM).toMatch(/^false Nothing is published under _domainkey.mail.salon.co.uk/);
  expect(found.DMARC).toBe('false mail.salon.co.uk has no DMARC policy.');
});

it('says what cannot be known: a selector of the mail server’s own, a key that was taken back', async () => {
  expect(
    (
      await checked({
        'k2026x._domainkey.mail.salon.co.uk': ['v=DKIM1; p=MIGf'],
        's1._domainkey.mail.salon.co.uk': ['v=DKIM1; p='],
      })
    ).DKIM,
  ).toMatch(
    /^true Something is published under _domainkey.mail.salon.co.uk, with a selector that we can’t find/,
  );
});

it('finds the policy of the domain above, and faults of SPF', async () => {
  const found = await checked({
    'mail.salon.co.uk': ['v=spf1 -all', 'v=spf1 ~all'],
    '_dmarc.salon.co.uk': ['v=DMARC1; p=none'],
  });
  expect(found.DMARC).toBe('true Published under _dmarc.salon.co.uk: v=DMARC1; p=none');
  expect(found.SPF).toBe('false mail.salon.co.uk has 2 SPF records, so receivers ignore them all.');
});

it('says that DNS does not answer', async () => {
  const late = 'ETIMEOUT';
  const found = await checked(
    { 'salon.co.uk': late, '_domainkey.salon.co.uk': late, '_dmarc.salon.co.uk': late },
    'salon.co.uk',
  );
  for (const text of Object.values(found)) expect(text).toMatch(/^false DNS didn’t answer .*ETIMEOUT/);
});

it.each(['localhost', '127.0.0.1', 'Daybook.Example', 'mail.internal', 'laptop'])(
  'asks nobody about %s',
  async (domain) => {
    const checks = await checkSenderDomain(domain, () => Promise.reject(new Error('asked')));
    expect(checks.map(({ test }) => test)).toEqual(['SPF', 'DKIM', 'DMARC']);
    for (const check of checks) expect(check.detail).toContain('isn’t a public domain');
  },
);
