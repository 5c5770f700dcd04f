import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { priceText } from '@daybook/schema/rules/money';
import { useOpened } from './diary-context.ts';
import { WHAT_ID } from './diary-state.ts';
import { SHOW_EVERYTHING, SHOW_EVERY_TIME, WHAT_WOULD_YOU_LIKE } from './diary-texts.ts';
import { ChoiceLink } from './parts.tsx';
import { freeFrom, lengthOf } from './wording.ts';

/** Asks which service before a date; every time is a link away. */
export function WhatFirst() {
  const { state, later } = useOpened();
  const { diary, choice, today } = state;
  const { date, personId } = choice;
  const every = { ...NOTHING_CHOSEN, date: date ?? diary.first_free_date ?? today };
  return (
    <section role="group" class="diary closed what" aria-labelledby={WHAT_ID}>
      <h2 class="display" id={WHAT_ID} tabIndex={-1}>
        {WHAT_WOULD_YOU_LIKE}
      </h2>
      {later && <later.Chosen />}
      <ul>
        {diary.services.map((service) => (
          <li>
            <ChoiceLink
              to={{ ...NOTHING_CHOSEN, catalogueId: service.id, personId, date }}
              class="opt"
              aria-current={service.id === diary.wanted?.service_id}
            >
              <span>
                <b>{service.service_name}</b>{' '}
                <small class="num">
                  {lengthOf(service)} <i>{freeFrom(service, today)}</i>
                </small>
              </span>{' '}
              <b class="left num">{priceText(service.service_price)}</b>
            </ChoiceLink>
          </li>
        ))}
        <li>
          <ChoiceLink to={every} class="opt">
            {diary.has_other_events ? SHOW_EVERYTHING : SHOW_EVERY_TIME}
          </ChoiceLink>
        </li>
      </ul>
    </section>
  );
}
