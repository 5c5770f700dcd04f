import { expect, it } from 'vitest';
import { supportMailLink } from './SupportPanel.tsx';

const device = [
  { label: 'Browser', value: 'Mozilla/5.0 (X11; Linux x86_64) & more' },
  { label: 'Window', value: '375 × 740' },
];

it('opens an email to support with the checklist to fill in and the device below', () => {
  const link = supportMailLink({ to: 'help@daybook.example', businesses: ['Willow & Co'], device });
  const { protocol, pathname, searchParams } = new URL(link ?? '');
  expect([protocol, pathname]).toEqual(['mailto:', 'help@daybook.example']);
  expect(searchParams.get('subject')).toBe('Daybook: a question');
  expect(searchParams.get('body')?.split('\r\n')).toEqual([
    'Business name: Willow & Co',
    '',
    'What I did, what happened, and what I expected:',
    '',
    '',
    'Error messages, word for word:',
    '',
    '',
    'Your device and browser:',
    'Browser: Mozilla/5.0 (X11; Linux x86_64) & more',
    'Window: 375 × 740',
  ]);
});

it('encodes spaces as mail programs read them', () => {
  expect(supportMailLink({ to: 'help@x.example', businesses: ['A B'], device })).not.toContain('+');
});

it('leaves the business name empty if there is none, and lists all of them', () => {
  const bodyWith = (businesses: string[]) =>
    new URL(supportMailLink({ to: 'help@x.example', businesses, device }) ?? '').searchParams.get('body');
  expect(bodyWith([])).toMatch(/^Business name:\r\n/);
  expect(bodyWith(['Willow', 'Harbour'])).toMatch(/^Business name: Willow, Harbour\r\n/);
});

it('encodes the whole address, and makes no link without one', () => {
  const linkTo = (to: string) => supportMailLink({ to, businesses: [], device });
  expect(linkTo('a+b@x.example')).toMatch(/^mailto:a%2Bb@x\.example\?subject=/);
  expect(linkTo('a?cc=b@x.example')).toMatch(/^mailto:a%3Fcc%3Db@x\.example\?subject=/);
  expect(linkTo('nobody')).toBeNull();
});
