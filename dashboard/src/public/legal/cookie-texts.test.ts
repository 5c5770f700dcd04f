import { expect, it } from 'vitest';
import { KEPT_IN_BROWSER } from '@daybook/schema/words/kept-in-browser';
import { lastsText } from './cookie-texts.ts';

it('says how long each thing is kept, in everyday words', () => {
  expect(Object.fromEntries(KEPT_IN_BROWSER.map(({ name, lasts }) => [name, lastsText(lasts)]))).toEqual({
    auth_token: 'Until you close the browser',
    csrf_token: 'Until you close the browser',
    sign_in: '10 minutes',
    known_device: '1 year',
    dashboard_view: '30 days',
    timezone: '30 days',
    'email-notifications': 'Until you log out',
    'offline-days': 'Until you log out',
    'offline-page': 'Until you log out',
    'form-drafts': 'Until you open the form again, log out or close the tab',
    'daybook-week-whole-day': 'Until you clear it',
    'daybook-calendar-colours': 'Until you clear it',
    'remember-views': 'Until you clear it',
    cookie_consent: '1 year',
    'cookie-consent': 'Until you clear it',
    visit: '2 hours',
    visitor: '1 day',
  });
});
