import { expect, it } from 'vitest';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import type { Action } from '../diary/actions.ts';
import { openedDiary } from '../diary/diary-state.ts';
import { answerWith, never, serve } from '../diary/loopback-server.ts';
import { NOW, SAMPLE, samplePage } from '../diary/sample-diary.ts';
import { reopener } from './reopen.ts';

const state = openedDiary(SAMPLE, samplePage().choice, null, NOW, {});

/** What is asked of the server, and sent to the diary, after a wish. */
async function wishFor(choice: Partial<typeof NOTHING_CHOSEN>, by: 'page' | 'person' = 'page') {
  const urls: (string | undefined)[] = [];
  const sent: Action[] = [];
  const origin = await serve((request, response, body) => {
    urls.push(request.url);
    answerWith(200, SAMPLE)(request, response, body);
  });
  const follow = reopener({ slug: 'willow', origin }, never, (action) => {
    sent.push(action);
    follow(state, action);
  });
  follow(state, { type: 'chose', choice: { ...NOTHING_CHOSEN, ...choice }, by });
  return { urls, sent };
}

it('asks once for an event or a date that is not loaded, and then chooses it', async () => {
  const { urls, sent } = await wishFor({ eventId: 99 });
  await expect.poll(() => sent.map(({ type }) => type)).toEqual(['refreshed', 'chose']);
  expect(urls).toEqual(['/api/diary/willow?event=99']);
  const date = await wishFor({ date: '2027-08-01' });
  await expect.poll(() => date.urls).toEqual(['/api/diary/willow?date=2027-08-01']);
});

it('asks for nothing that is loaded, or that a person chose in the diary', async () => {
  for (const choice of [{}, { eventId: 3 }, { date: '2026-11-24' }]) {
    expect((await wishFor(choice)).urls).toEqual([]);
  }
  expect((await wishFor({ eventId: 99 }, 'person')).urls).toEqual([]);
});
