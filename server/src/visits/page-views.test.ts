import { expect, it } from 'vitest';
import { isPageView } from './page-views.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const opened = (headers: Record<string, string>, method = 'GET') =>
  isPageView(method, (name) => headers[name]);

it.each([
  ['an iPhone', PHONE],
  [
    'Chrome',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  [
    'a phone whose maker is called Cubot',
    'Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
  ],
  ['the browser inside Instagram', `${PHONE} Instagram 361.0.0.35.82`],
])('counts %s', (_, agent) => {
  expect(opened({ 'user-agent': agent, 'sec-fetch-dest': 'document' })).toBe(true);
  expect(opened({ 'user-agent': agent })).toBe(true);
});

it.each([
  ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['Bing', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  ['a link preview', 'facebookexternalhit/1.1'],
  ['WhatsApp’s preview', 'WhatsApp/2.24.1 A'],
  ['GPTBot', 'Mozilla/5.0; compatible; GPTBot/1.2; +https://openai.com/gptbot'],
  ['curl', 'curl/8.5.0'],
  ['a monitor', 'Mozilla/5.0 (compatible; UptimeRobot/2.0)'],
  ['Chromium without a window', 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/131.0.0.0 Safari/537.36'],
  ['a program without a name', ''],
])('does not count %s', (_, agent) => expect(opened({ 'user-agent': agent })).toBe(false));

it('does not count HEAD, a page loaded in advance, or a picture that names the address', () => {
  const phone = { 'user-agent': PHONE };
  expect(opened(phone, 'HEAD')).toBe(false);
  expect(opened({ ...phone, 'sec-purpose': 'prefetch;prerender' })).toBe(false);
  expect(opened({ ...phone, purpose: 'prefetch' })).toBe(false);
  expect(opened({ ...phone, 'sec-fetch-dest': 'image' })).toBe(false);
  expect(opened({ ...phone, 'sec-fetch-dest': 'empty' })).toBe(false);
});
