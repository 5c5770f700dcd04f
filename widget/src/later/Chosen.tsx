/** The service and person that were chosen before a date, above the diary that is for them. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import { CHOOSE, NOTHING_CHOSEN, withoutDate } from '@daybook/schema/rules/diary-choice';
import { useLive, useOpened } from '../diary/diary-context.ts';
import { WHAT_ID } from '../diary/diary-state.ts';
import { ANYONE, CHANGE } from '../diary/diary-texts.ts';
import { ChoiceLink } from '../diary/parts.tsx';
import { lengthAndPrice } from '../diary/wording.ts';
import { teamOf } from '../hosted/open-texts.ts';
import {
  CHANGED_WHAT,
  CHOOSE_SERVICE_FIRST,
  doneBy,
  otherDay,
  personDropped,
  SERVICE_GONE,
  WITH_WHOM,
} from './later-texts.ts';

/** While a service is being chosen, it shows only a person who was chosen before. */
export function Chosen() {
  const { state } = useOpened();
  const { host } = useLive();
  const { diary, choice } = state;
  const { catalogueId, personId, date } = choice;
  const service = diary.services.find(({ id }) => id === catalogueId);
  const person = diary.people.find(({ id }) => id === personId);
  // The link that led here is gone, perhaps before this has loaded.
  const focused = useRef(state.focus?.id);
  useLayoutEffect(() => {
    if (focused.current === WHAT_ID) host.root().getElementById(WHAT_ID)?.focus();
  }, [host]);
  if (catalogueId === CHOOSE)
    return (
      <>
        {diary.wanted?.dropped === 'service' && <p class="lead">{SERVICE_GONE}</p>}
        {person && <WithWhom />}
      </>
    );
  if (!service) return null;
  const isDropped = diary.wanted?.dropped === 'person' && !person;
  return (
    <div class="chosen">
      <p>
        <b id={WHAT_ID} tabIndex={-1}>
          {person ? doneBy(service.service_name, person.name) : service.service_name}
        </b>{' '}
        <small class="num">{lengthAndPrice(service)}</small>
      </p>
      <ChoiceLink class="link" to={{ ...NOTHING_CHOSEN, catalogueId: CHOOSE, personId, date }}>
        {CHANGE}
        <span class="sr"> {CHANGED_WHAT}</span>
      </ChoiceLink>
      {isDropped && <p class="soft">{personDropped(service.service_name)}</p>}
      {!person && service.person_ids.length > 1 && <WithWhom ids={service.person_ids} />}
    </div>
  );
}

/** Offers the people with these ids, or the whole team. */
function WithWhom({ ids }: { ids?: readonly number[] }) {
  const { choice, diary } = useOpened().state;
  const { host } = useLive();
  const [event, another] = diary.events.filter(({ event_date }) => event_date === choice.date);
  // Those who have a free time on the date, where others have none.
  const free = !another && !choice.personId && event?.services[0]?.person_ids;
  return (
    <div class="with">
      <h2>{WITH_WHOM}</h2>
      <ul>
        {[{ id: null, called: ANYONE }, ...teamOf(diary)].map(({ id, called }) => {
          if (id && ids && !ids.includes(id)) return null;
          const isElsewhere = id && free && !free.includes(id);
          return (
            <li>
              <ChoiceLink
                class="second"
                to={{ ...withoutDate(choice), date: isElsewhere ? null : choice.date, personId: id }}
                aria-current={id === choice.personId}
              >
                {host.faceOf?.(id)}
                {isElsewhere ? otherDay(called) : called}
              </ChoiceLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Leads from every time to the services, where there are several. */
export function ByService() {
  const { diary, choice } = useOpened().state;
  const { host } = useLive();
  if (diary.services.length < 2 || choice.catalogueId !== null || host.move) return null;
  return (
    <p class="part">
      <ChoiceLink class="quiet" to={{ ...NOTHING_CHOSEN, catalogueId: CHOOSE, date: choice.date }}>
        {CHOOSE_SERVICE_FIRST}
      </ChoiceLink>
    </p>
  );
}
