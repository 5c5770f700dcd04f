import { describe, expect, it } from 'vitest';
import { pricing, type Pricing } from '@daybook/schema/contract/payment';
import type { User } from '@daybook/schema/contract/user';
import { factsWith } from '../example-facts.ts';
import { renderSitePage } from '../render.tsx';

const olive: User = {
  account: 'of Ada',
  email: 'olive@ash.example',
  google_user_data: { given_name: 'Olive', family_name: 'Ash' },
  email_notifications: true,
  is_admin: false,
  first_seen: '2026-11-01T09:00:00.000Z',
  free_trial_hours: null,
};

function render(model: Pricing = 'setup_fee', user: User | null = null) {
  const facts = factsWith(model, { demoDiarySlug: 'try-me' });
  const page = renderSitePage({ name: 'home', facts, user, form: null });
  const main = /<main[\s\S]*<\/main>/.exec(page.body)?.[0] ?? '';
  return { ...page, main, text: textIn(main) };
}

const textIn = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, href = '', inner = '']) => `${textIn(inner)} → ${href}`,
  );

describe('the landing page', () => {
  it('explains what Daybook is, then how, then for whom, then why', () => {
    const headings = [...render().main.matchAll(/<section[^>]* id="([a-z-]+)"/g)].map(([, id]) => id);
    expect(headings).toEqual([
      'try-it',
      'get-started',
      'business-types',
      'promises',
      'gallery',
      'benefits',
      'asked-often',
      'news',
    ]);
  });

  it('has no style or script in its HTML, which the page’s policy forbids', () => {
    expect(render().body).not.toMatch(/ style=|<script/);
  });

  it('contains the demo’s diary as any website would, and a link when no script runs', () => {
    const [diary = ''] = /<daybook-diary slug="try-me"[\s\S]*<\/daybook-diary>/.exec(render().main) ?? [];
    expect(linksIn(diary)).toEqual(['Open the demo diary → /diary/try-me']);
  });

  it('shows exactly the lines that an owner copies', () => {
    const snippet = /<pre[\s\S]*<\/pre>/.exec(render().main)?.[0] ?? '';
    expect(
      snippet
        .replace(/<[^>]+>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"'),
    ).toBe(
      `<script src="https://book.example/embed.js" data-diary="your-business" async></script>
<a href="https://book.example/diary/your-business">Book online</a>`,
    );
  });

  it('shows no testimonials while an admin has entered none', () => {
    expect(render().main).not.toMatch(/<blockquote|id="testimonials"/);
  });

  it('shows the testimonials that an admin has entered, as text', () => {
    const testimonials = [{ name: 'Ruth', business: 'Willow & Co', words: 'It <b>works</b>.' }];
    const facts = factsWith('setup_fee', { testimonials });
    const { body } = renderSitePage({ name: 'home', facts, user: null, form: null });
    expect(body.match(/<blockquote/g)).toHaveLength(1);
    expect(body).toContain('“It &lt;b&gt;works&lt;/b&gt;.”');
    expect(body).toContain('Ruth, Willow &amp; Co');
  });
});

describe.each([
  [
    'signed out',
    null,
    ['Get Started Free → /login', 'Learn More about how to use Daybook → /how-to-use'],
    'Go to Dashboard',
  ],
  [
    'signed in',
    olive,
    ['Go to Dashboard → /dashboard', 'Add Business → /create-business'],
    'Get Started Free',
  ],
] as const)('for a visitor who is %s', (_, user, buttons, absent) => {
  it('the first screen offers the next step and no other', () => {
    const { main } = render('setup_fee', user);
    expect(linksIn(main).slice(0, 2)).toEqual(buttons);
    expect(textIn(main)).not.toContain(absent);
  });
});

describe.each(pricing.options)('with the price model %s', (model) => {
  it('puts what makes a diary bookable before publishing times', () => {
    const stepsOf = (freeTrialHours: number | null) => {
      const facts = factsWith(model, { freeTrialHours });
      const { body } = renderSitePage({ name: 'home', facts, user: null, form: null });
      const [section = ''] = /<section[^>]* id="get-started"[\s\S]*?<\/section>/.exec(body) ?? [];
      return [...section.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, name]) => name);
    };
    const publish = 'Publish your times and share the link';
    expect(stepsOf(48)).toEqual(['Add your business', 'Start your free trial', publish]);
    expect(stepsOf(null)).toEqual(['Add your business', 'Complete the setup', publish]);
  });

  it('promises nothing free while no code gives a free trial', () => {
    const facts = factsWith(model, { freeTrialHours: null });
    const { body, description } = renderSitePage({ name: 'home', facts, user: null, form: null });
    const text = textIn(body) + description;
    expect(text).toContain('Get started');
    expect(text).not.toMatch(/Get Started Free|free trial and|try it free/i);
  });

  const texts = { setup_fee: '£49 once', subscription: '£9.99 a month' };
  const prices = { setup_fee: '49.00', subscription: '9.99' };

  it('shows the price in force and not the other', () => {
    const { text, description } = render(model);
    expect(text).toContain(
      `Try it free for 48 hours, then ${texts[model]} per business, including any VAT, if you choose to continue.`,
    );
    expect(description).toContain(texts[model]);
    for (const other of pricing.options.filter((option) => option !== model)) {
      expect(text).not.toContain(texts[other]);
      expect(description).not.toContain(texts[other]);
    }
  });

  it('tells search engines the same price', () => {
    const { data } = render(model);
    const [product] = data;
    expect(data).toHaveLength(1);
    expect(product).toMatchObject({
      '@type': 'SoftwareApplication',
      offers: { '@type': 'Offer', price: prices[model], priceCurrency: 'GBP' },
    });
  });
});

it('search engines learn who runs it only when the settings say so', () => {
  const facts = factsWith('setup_fee');
  const dataWith = (name: string | null) =>
    JSON.stringify(
      renderSitePage({
        name: 'home',
        facts: { ...facts, operator: { ...facts.operator, name } },
        user: null,
        form: null,
      }).data,
    );
  expect(dataWith(null)).not.toContain('Organization');
  expect(dataWith('Ash & Daughters')).toContain(
    '"publisher":{"@type":"Organization","name":"Ash & Daughters"}',
  );
});
