import { describe, expect, it } from 'vitest';
import type { Diary } from '@daybook/schema/contract/diary';
import type { PublicQuestion } from '@daybook/schema/contract/question';
import { FILL_REQUIRED_FIELDS } from '@daybook/schema/words/booking-form-texts';
import { TICK_REQUIRED } from '@daybook/schema/words/question-texts';
import { fieldId, formOf } from '../diary/diary-state.ts';
import { ADA, atSlot, choose, next, opened, run, SUBMIT, typed } from '../diary/sample-actions.ts';
import { NOW, SAMPLE, samplePage, sampleSlot } from '../diary/sample-diary.ts';
import { renderPage } from '../render.tsx';
import { bookingToSend } from './send-booking-once.ts';

const question = (id: number, more: Partial<PublicQuestion>): PublicQuestion => ({
  id,
  text: `Question ${id}`,
  kind: 'short',
  choices: [],
  is_required: true,
  service_name: null,
  event_name: null,
  ...more,
});
const AGREE = 'I agree to be treated';
const asks: Diary = {
  ...SAMPLE,
  business: {
    ...SAMPLE.business,
    questions: [
      question(1, { service_name: 'Cut' }),
      question(2, { kind: 'consent', text: AGREE }),
      question(3, { kind: 'several', choices: ['Back', 'Neck', 'Knee'], is_required: false }),
      question(4, { kind: 'long', is_required: false }),
    ],
  },
};
const filled = () =>
  run(
    opened(),
    { type: 'refreshed', diary: asks, now: NOW },
    atSlot,
    ...ADA,
    typed('a@example.com', 'attendee_email'),
  );

describe('the owner’s questions', () => {
  it('are those of what is chosen; a required one must be answered', () => {
    const refused = next(filled(), SUBMIT);
    expect(refused).toMatchObject({ focus: { id: fieldId('q2') } });
    expect(formIn(refused)).toMatchObject({
      isSending: false,
      banner: FILL_REQUIRED_FIELDS,
      problems: { q2: TICK_REQUIRED },
    });
    const ticked = next(refused, typed(AGREE, 'q2'));
    expect(formIn(ticked)).toMatchObject({ banner: null, problems: {} });
    expect(formIn(next(ticked, SUBMIT)).isSending).toBe(true);
  });

  it('keep their answers when another time is chosen', () => {
    const other = next(next(filled(), typed('Back', 'q3')), choose({ eventId: 1 }));
    expect(formIn(other).fields.q3).toBe('Back');
  });

  it('are sent as they were shown, each with its answer', () => {
    const state = next(next(filled(), typed(AGREE, 'q2')), typed('Back\nKnee', 'q3'));
    if (state.phase !== 'open') throw new Error('The diary is closed');
    const { body } = bookingToSend(null, state, sampleSlot(1, '10:30'), null, 5000);
    expect(JSON.parse(body)).toMatchObject({
      answers: [
        { id: 2, text: AGREE, answer: AGREE },
        { id: 3, text: 'Question 3', answer: 'Back\nKnee' },
        { id: 4, text: 'Question 4' },
      ],
    });
  });

  it('work without JavaScript, with what was answered and what is missing', () => {
    const page = renderPage(
      samplePage(
        { slotId: '1-10:30' },
        {
          diary: asks,
          form: {
            ...samplePage().form,
            answers: { q3: 'Back\nKnee', q4: 'Since <May>' },
            problems: { q2: TICK_REQUIRED },
          },
        },
      ),
    );
    expect(page).toContain('From Willow &amp; Co. Hair');
    expect(page).not.toContain('Question 1');
    expect(page).toContain(`name="q2_text" value="${AGREE}"`);
    expect(page).toMatch(/<input type="checkbox" name="q2" value="I agree to be treated"\/?>/);
    expect(page).toMatch(/id="daybook-q2-problem">Tick this to book/);
    expect(page.match(/name="q3" value="\w+" checked/g)).toHaveLength(2);
    expect(page).toMatch(/<textarea[^>]*name="q4"[^>]*>Since &lt;May><\/textarea>/);
  });
});

const formIn = (state: Parameters<typeof next>[0]) => {
  if (state.phase !== 'open') throw new Error('The diary is closed');
  return formOf(state);
};
