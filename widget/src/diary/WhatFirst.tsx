import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { priceText } from '@daybook/schema/rules/money';
import { useOpened } from './diary-context.ts';
import { WHAT_ID } from './diary-state.ts';
import { SHOW_EVERY_TIME, SHOW_EVERY_TIME_AND_EVENT, WHAT_WOULD_YOU_LIKE } from './diary-texts.ts';
import { ChoiceLink } from './parts.tsx';
import { freeFrom, lengthOf } from './wording.ts';

/** Asks which service before a date; every time is a link away. */
export function WhatFirst() {
  const { state, later } = useOpened();
  const { diary, choice, today } = state;
  const every = { ...NOTHING_CHOSEN, date: choice.date ?? diary.first_free_date ?? today };
  return (
    <div class="diary closed what">
      <h2 class="display" id={WHAT_ID} tabIndex={-1}>
        {WHAT_WOULD_YOU_LIKE}
      </h2>
      {later && <later.Chosen />}
      <ul>
        {diary.services.map((service) => (
          <li>
            <ChoiceLink
              to={{ ...choice, catalogueId: service.id }}
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
            {diary.has_other_events ? SHOW_EVERY_TIME_AND_EVENT : SHOW_EVERY_TIME}
          </ChoiceLink>
        </li>
      </ul>
    </div>
  );
}
