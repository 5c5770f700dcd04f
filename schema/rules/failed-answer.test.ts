import { describe, expect, it } from 'vitest';
import { readFailedAnswer } from './failed-answer.ts';

describe('readFailedAnswer', () => {
  it.each([
    [{ error: 'From error', message: 'From message' }, 'From error'],
    [{ error: '', message: 'From message', detail: 'From detail' }, 'From message'],
    [{ detail: 'From detail' }, 'From detail'],
    [{ error: { code: 1 } }, null],
    [null, null],
    ['<html>Bad gateway</html>', null],
    [['a list'], null],
  ])('finds in %o the text %o', (body, text) => {
    expect(readFailedAnswer(body).text).toBe(text);
  });

  it('takes the fields that have a text, and no others', () => {
    const fields = { attendee_email: 'Please enter an email address.', date: 3, slot: null };
    expect(readFailedAnswer({ fields }).fields).toEqual({ attendee_email: 'Please enter an email address.' });
    for (const none of [null, 'text', undefined])
      expect(readFailedAnswer({ fields: none }).fields).toEqual({});
  });
});
