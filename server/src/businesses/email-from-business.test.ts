import { expect, it } from 'vitest';
import { emailFromBusiness, exampleSender, senderFacts } from './email-from-business.ts';

const context = { supportEmail: 'help@daybook.example', publicUrl: 'https://daybook.example' };
const draft = {
  subject: 'Booked',
  preview: 'Booked',
  heading: 'Booked',
  parts: [],
  because: 'you booked',
};
const sender = exampleSender('a@salon.example');
const html = (picture: string | null) => emailFromBusiness({ ...sender, picture }, context, draft).html;

it('begins with the picture of the business, at our own address, or with its initials', () => {
  expect(html('/pictures/a.jpg')).toContain(
    '<img src="https://daybook.example/pictures/a.jpg" alt="Example Salon" width="40" height="40"',
  );
  expect(html('/pictures/a.jpg')).not.toContain('>ES<');
  expect(html(null)).not.toContain('<img');
  expect(html(null)).toContain('>ES<');
});

it('shows initials in an email that was queued without a picture, or with one of another site', () => {
  const { picture: _picture, ...queued } = sender;
  expect(senderFacts.parse(queued).picture).toBe(null);
  expect(senderFacts.parse({ ...queued, picture: 'https://other.example/a.jpg' }).picture).toBe(null);
});

it('has the colour of the business, for mail programs with and without styles, and ours without one', () => {
  const coloured = emailFromBusiness({ ...sender, colour: '#6b3fa0' }, context, draft).html;
  expect(coloured).toContain('border-top:4px solid #6b3fa0');
  expect(coloured).toMatch(/background:#6b3fa0;color:|background:#6b3fa0;/);
  expect(coloured).toMatch(/\.from \{ border-top-color: #[0-9a-f]{6} !important; \}/);
  expect(html(null)).toContain('border-top:4px solid #1f6b4f');
  const { colour: _colour, ...queued } = sender;
  expect(senderFacts.parse(queued).colour).toBe(null);
});
