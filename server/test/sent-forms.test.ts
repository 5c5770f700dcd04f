/** The public pages' forms as a browser without JavaScript posts them. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SitePage } from '@daybook/schema/contract/site-page';
import { EMAIL_MAX, MESSAGE_MAX } from '@daybook/schema/figures/bounds';
import { MINUTE } from '@daybook/schema/figures/periods';
import { FIRST_NAME_REQUIRED, LAST_NAME_REQUIRED, tooLong } from '@daybook/schema/words/booking-form-texts';
import {
  CONTACT_FAILED,
  CONTACT_EMAIL_NOT_VALID,
  MESSAGE_REQUIRED,
} from '@daybook/schema/words/contact-texts';
import {
  NEWSLETTER_EMAIL_REQUIRED,
  NEWSLETTER_FAILED,
  NEWSLETTER_NEXT,
  NEWSLETTER_THANKS,
} from '@daybook/schema/words/newsletter-texts';
import { contactMessages, newsletterSignups } from '../src/database/visitor-tables.ts';
import { CROSS_SITE_REFUSED, TOO_LARGE, TOO_MANY_REQUESTS } from '../src/http/refusal-texts.ts';
import { emailsIn } from './booking-requests.ts';
import { exampleSite } from './example-site.ts';
import { startServer, type TestServer } from './start.ts';

/** What the renderer was given last. */
let shown: SitePage | null;
const example = exampleSite(() => '');
const site = {
  ...example,
  publicPages: {
    ...example.publicPages,
    renderer: {
      ...example.publicPages.renderer,
      renderSitePage(page: SitePage) {
        shown = page;
        return example.publicPages.renderer.renderSitePage(page);
      },
    },
  },
};

let server: TestServer;
beforeEach(async () => {
  shown = null;
  server = await startServer({ site });
});
afterEach(() => server.stop());

/** Posts a plain form as a browser does from our own page. */
const submit = (path: string, fields: Record<string, string>, origin = server.publicUrl) =>
  fetch(server.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams(fields),
  });

describe('the contact form', () => {
  const written = {
    firstName: 'Ada',
    lastName: 'King',
    businessName: '',
    email: 'ada@example.com',
    telephone: '',
    message: 'How do I copy an event?',
    website: '',
  };
  const send = (more: Record<string, string> = {}, origin?: string) =>
    submit('/contact', { ...written, ...more }, origin);
  const kept = async () => await server.database.select().from(contactMessages);

  it('keeps the message, writes to support, and is answered with the page that says it was sent', async () => {
    const answer = await send();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(shown).toMatchObject({ name: 'contact', form: { isSent: true, problems: {}, banner: null } });
    expect(await kept()).toMatchObject([{ firstName: 'Ada', businessName: null, message: written.message }]);
    expect(await emailsIn(server)).toHaveLength(1);
  });

  it('sent again by a reload is the same message', async () => {
    await send();
    expect((await send()).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });

  it('comes back with what was typed, and with what is wrong beside each field', async () => {
    const typed = { firstName: ' ', lastName: '', email: 'ada@', message: '', telephone: '01422 555 123' };
    expect((await send(typed)).status).toBe(400);
    expect(shown?.form).toEqual({
      isSent: false,
      values: { ...written, ...typed },
      problems: {
        firstName: FIRST_NAME_REQUIRED,
        lastName: LAST_NAME_REQUIRED,
        email: CONTACT_EMAIL_NOT_VALID,
        message: MESSAGE_REQUIRED,
      },
      banner: null,
    });
    const long = 'x'.repeat(MESSAGE_MAX + 1);
    await send({ message: long });
    expect(shown?.form).toMatchObject({
      values: { message: long },
      problems: { message: tooLong(MESSAGE_MAX) },
    });
    expect(await kept()).toEqual([]);
  });

  it('says nothing to a program that fills in what people do not see, and keeps nothing', async () => {
    expect((await send({ website: 'https://spam.example' })).status).toBe(200);
    expect(shown?.form?.isSent).toBe(true);
    expect([await kept(), await emailsIn(server)]).toEqual([[], []]);
  });

  it('that another website makes a browser send is refused', async () => {
    expect((await send({}, 'https://other.example')).status).toBe(403);
    expect(shown?.form).toMatchObject({ isSent: false, values: {} });
    expect(shown?.form?.banner).toContain(CROSS_SITE_REFUSED);
    expect(await kept()).toEqual([]);
  });

  it('that is larger than any form is refused before it is read', async () => {
    expect((await send({ message: 'x'.repeat(70_000) })).status).toBe(413);
    expect(shown?.form?.banner).toBe(`${CONTACT_FAILED} ${TOO_LARGE}`);
  });

  it('counts with the call, so that neither is a way around the other', async () => {
    await server.stop();
    server = await startServer({ site, rates: { visitor: { burst: 1, perMilliseconds: MINUTE } } });
    expect((await send({ email: 'wrong' })).status, 'what is not valid is not counted').toBe(400);
    expect((await server.post('/api/contact', written)).status).toBe(200);
    expect((await send({ message: 'Another' })).status).toBe(429);
    expect(shown?.form).toMatchObject({
      values: { message: 'Another' },
      banner: `${CONTACT_FAILED} ${TOO_MANY_REQUESTS}`,
    });
  });
});

describe('the newsletter’s form', () => {
  const sign = (fields: Record<string, string>, origin?: string) =>
    submit('/newsletter-signup', { signup_source: 'footer', website: '', ...fields }, origin);
  const kept = async () => await server.database.select().from(newsletterSignups);

  it('signs up, and is answered with thanks and what comes next', async () => {
    const answer = await sign({ email: 'rita@reader.example' });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain(NEWSLETTER_THANKS);
    expect(html).toContain(NEWSLETTER_NEXT);
    expect(await kept()).toMatchObject([
      { email: 'rita@reader.example', status: 'pending', source: 'footer' },
    ]);
  });

  it('says what is wrong, and repeats what was typed as text', async () => {
    expect(await (await sign({ email: '' })).text()).toContain(NEWSLETTER_EMAIL_REQUIRED);
    const answer = await sign({ email: '<b>r\u202Eita' });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(NEWSLETTER_FAILED);
    expect(html).toContain('You entered: &lt;b&gt;rita');
    expect(await (await sign({ email: 'x'.repeat(5000) })).text()).not.toContain('x'.repeat(EMAIL_MAX + 1));
    expect(await kept()).toEqual([]);
  });

  it('is bounded, refuses other websites, and says nothing to programs, like its call', async () => {
    await server.stop();
    server = await startServer({ site, rates: { visitor: { burst: 2, perMilliseconds: MINUTE } } });
    expect((await sign({ email: 'a@reader.example' }, 'https://other.example')).status).toBe(403);
    expect((await sign({ email: 'a@reader.example', website: 'spam' })).status).toBe(200);
    expect(await kept()).toEqual([]);
    expect((await sign({ email: 'a@reader.example' })).status).toBe(200);
    const refused = await sign({ email: 'b@reader.example' });
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect(await refused.text()).toContain(TOO_MANY_REQUESTS);
  });

  it('redirects a GET of its address to the home page', async () => {
    const answer = await server.get('/newsletter-signup');
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/']);
  });
});
