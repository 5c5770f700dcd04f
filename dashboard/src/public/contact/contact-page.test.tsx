import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { SentForm, SiteFacts } from '@daybook/schema/contract/site-page';
import { factsWith } from '../example-facts.ts';
import { CONTACT_SENT } from './contact-texts.ts';
import { contactPage } from './ContactPage.tsx';

const { View } = contactPage;
const facts = { ...factsWith('setup_fee'), supportEmail: 'help@daybook.example' };
const show = (form: SentForm | null, of: SiteFacts = facts) =>
  renderToStaticMarkup(<View facts={of} user={null} form={form} />);

it('gives the address, the hours in UK time and when we aim to reply, and posts its form without a script', () => {
  const html = show(null);
  for (const part of [
    'href="mailto:help@daybook.example"',
    'Monday to Friday',
    '9:00 to 18:00',
    '10:00 to 16:00',
    'Closed',
    'Hours are UK time. We aim to reply within one working day.',
    'action="/contact" method="post"',
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/aria-invalid|<[^>]+\sstyle=/);
  expect(html.split('data-sent')[0]).not.toMatch(/GMT|24 hours|two to four/);
});

it('names the operator and its address when they are set', () => {
  expect(show(null)).not.toContain('Who runs this site');
  const named = { ...facts.operator, name: 'Willow & Co', address: '1 High Street, Leeds' };
  const html = show(null, { ...facts, operator: named });
  expect(html).toContain('Willow &amp; Co');
  expect(html).toContain('1 High Street, Leeds');
});

it('keeps what was typed, as text, and shows each problem next to its field', () => {
  const html = show({
    isSent: false,
    values: { firstName: '"><b>Ada', message: '<i>Hello</i>' },
    problems: { lastName: 'Last name is required' },
    banner: null,
  });
  expect(html).toContain('value="&quot;&gt;&lt;b&gt;Ada"');
  expect(html).toContain('&lt;i&gt;Hello&lt;/i&gt;</textarea>');
  expect(html).toMatch(/aria-describedby="contact-lastName-problem" aria-invalid="true"/);
  expect(html).toMatch(/id="contact-lastName-problem"[^>]*>Last name is required</);
  expect(html.match(/aria-invalid/g)).toHaveLength(1);
});

it('says that the message was sent instead of showing the form', () => {
  const html = show({ isSent: true, values: {}, problems: {}, banner: null });
  expect(html).toContain(CONTACT_SENT);
  expect(html).not.toContain('<form');
  expect(html).not.toMatch(/hidden=""[^>]*data-sent/);
});
