/** The business's face above its diary: name, opening hours, place, phone and team. Each is left out if unknown. */

import type { VNode } from 'preact';
import type { DiaryPage } from '@daybook/schema/contract/diary-page';
import { todayIn } from '@daybook/schema/rules/calendar-day';
import { telOf } from '@daybook/schema/rules/contact-link';
import { CHOOSE, choicePath, NOTHING_CHOSEN, type DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { initialsOf } from '@daybook/schema/rules/initials';
import { mapLinkOf } from '@daybook/schema/rules/map-link';
import { Icon } from '../diary/parts.tsx';
import { openingHoursOf, teamOf, type TeamMember } from './open-texts.ts';
import { CLOSE_HOURS, MAP, moreOfTeam, OPENS_MAP, SEE_HOURS, TEAM } from './page-texts.ts';
import { Tools } from './Tools.tsx';
import { useFolding } from './use-folding.ts';

/** Fits one line of a phone. */
const TEAM_SHOWN = 6;

interface BusinessHeadProps {
  page: DiaryPage;
  /** As it is now. */
  choice: DiaryChoice;
  isLive: boolean;
}

export function BusinessHead({ page, choice, isLive }: BusinessHeadProps) {
  const { diary, origin, now } = page;
  const { business } = diary;
  return (
    <header class={business.picture ? 'biz pictured' : 'biz'}>
      {business.picture && <img class="photo" src={business.picture} alt="" width={104} height={104} />}
      <h1 class="display">{business.business_name}</h1>
      <Hours diary={diary} today={todayIn(business.timezone, now)} />
      <Ways business={business} />
      <Team diary={diary} choice={choice} />
      <Tools origin={origin} business={business} isLive={isLive} />
    </header>
  );
}

/** Fits two lines of a phone beside the picture. */
const isOneLine = (typed: string) => typed.length <= 60 && !typed.includes('\n');

function Hours({ diary, today }: { diary: DiaryPage['diary']; today: string }) {
  const folding = useFolding();
  const hours = openingHoursOf(diary, today);
  if (!hours) return null;
  const { title, isOpen, times, week, typed, closures } = hours;
  if (typed && isOneLine(typed) && closures.length === 0) return <p class="hours">{typed}</p>;
  return (
    <details class="hours num" ref={folding}>
      <summary>
        <b class={isOpen ? 'open' : undefined}>{title}</b> {times}{' '}
        <span class="link">
          <span class="when-shut">{SEE_HOURS}</span>
          <span class="when-open">{CLOSE_HOURS}</span>
        </span>
      </summary>
      <div class="sheet">
        {week ? (
          <table>
            <tbody>
              {week.map((day) => (
                <tr
                  key={day.name}
                  class={day.isToday ? 'now' : undefined}
                  aria-current={day.isToday && 'date'}
                >
                  <th scope="row">{day.name}</th>
                  <td>{day.times}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <p class="typed">{typed}</p>
        )}
        {closures.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </details>
  );
}

function Ways({ business }: { business: DiaryPage['diary']['business'] }) {
  const place = [business.business_address, business.postcode].filter(Boolean).join(' ');
  const { business_phone: phone } = business;
  const map = mapLinkOf(place);
  const call = phone && telOf(phone);
  return (
    <div class="ways num">
      {map && (
        <a class="at" href={map} target="_blank" rel="noreferrer">
          <Icon path="M20 10c0 6-8 12-8 12s-8-6-8-12a8 8 0 0 1 16 0zM9 10a3 3 0 1 0 6 0 3 3 0 1 0-6 0" />
          <span>
            {business.business_address} <span class="whole">{business.postcode}</span> <u>{MAP}</u>
          </span>
          <span class="sr">{OPENS_MAP}</span>
        </a>
      )}
      {phone &&
        (call ? (
          <a class="ring" href={call}>
            <Icon path={PHONE} />
            <u>{phone}</u>
          </a>
        ) : (
          <span class="ring">
            <Icon path={PHONE} />
            {phone}
          </span>
        ))}
    </div>
  );
}

const PHONE =
  'M22 16.9v3a2 2 0 0 1-2.2 2 19.8 19.8 0 0 1-8.6-3.1 19.5 19.5 0 0 1-6-6A19.8 19.8 0 0 1 2.1 4.2 2 2 0 0 1 4.1 2h3a2 2 0 0 1 2 1.7c.1 1 .4 1.9.7 2.8a2 2 0 0 1-.5 2.1L8.1 9.9a16 16 0 0 0 6 6l1.3-1.3a2 2 0 0 1 2.1-.4c.9.3 1.8.6 2.8.7a2 2 0 0 1 1.7 2z';

interface TeamProps {
  diary: DiaryPage['diary'];
  choice: DiaryChoice;
}

/** A portrait chooses that person: for the chosen service if they do it, or with a service to choose. */
function Team({ diary, choice }: TeamProps) {
  const team = teamOf(diary);
  if (team.length === 0) return null;
  const rest = team.length - TEAM_SHOWN;
  return (
    <ul class={team.length > 2 ? 'team many' : 'team'} aria-label={TEAM}>
      {team.slice(0, TEAM_SHOWN).map((one) => (
        <li key={one.id} title={one.name}>
          {diary.services.length > 0 ? (
            <a
              href={choicePath(diary.business.diary_slug, choiceOf(one.id, diary, choice))}
              aria-current={one.id === choice.personId}
            >
              <Portrait of={one} diary={diary} />
            </a>
          ) : (
            <Portrait of={one} diary={diary} />
          )}
        </li>
      ))}
      {rest > 0 && <li class="rest">{moreOfTeam(rest)}</li>}
    </ul>
  );
}

function choiceOf(personId: number, { services }: DiaryPage['diary'], choice: DiaryChoice): DiaryChoice {
  const service = services.find(({ id }) => id === choice.catalogueId);
  const catalogueId = service?.person_ids.includes(personId) ? service.id : CHOOSE;
  return { ...NOTHING_CHOSEN, catalogueId, personId, date: choice.date };
}

type Teamed = Pick<DiaryPage['diary'], 'people' | 'events'>;

/** Shows a person's picture, next to their name; nothing without one. */
export function faceOf({ people, events }: Teamed, personId: number | null): VNode | null {
  const of = [...people, ...events.flatMap((event) => event.people)].find(({ id }) => id === personId);
  return of?.picture ? <img class="portrait" src={of.picture} alt="" width={32} height={32} /> : null;
}

function Portrait({ of: { id, name, called }, diary }: { of: TeamMember; diary: Teamed }) {
  return (
    <>
      {faceOf(diary, id) ?? (
        <span class="portrait" aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <span class="called">{called}</span>
    </>
  );
}
