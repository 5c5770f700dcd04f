import type { Service } from '@daybook/schema/contract/service';
import type { DiaryChoice } from '@daybook/schema/rules/diary-choice';
import { priceText } from '@daybook/schema/rules/money';
import {
  ANY_VENUE,
  ANY_VENUE_EXPLAINED,
  CHOOSE_EVENT,
  CHOOSE_SERVICE,
  CHOOSE_VENUE,
} from '@daybook/schema/words/diary';
import { NOTHING_CHOSEN } from '@daybook/schema/rules/diary-choice';
import { NEXT_ID } from '../focus.ts';
import { chosenEvent } from '../state.ts';
import { shortCount } from '../wording.ts';
import { Choose, type View } from './parts.tsx';

interface Option {
  to: DiaryChoice;
  name: string;
  detail: string | null;
  aside?: string;
  isOn?: boolean;
}

interface OptionsProps {
  view: View;
  title: string;
  id?: string;
  options: Option[];
}

function Options({ view, title, id, options }: OptionsProps) {
  return (
    <div class="part">
      <h3 id={id} tabIndex={-1}>
        {title}
      </h3>
      <ul class="opts">
        {options.map(({ to, name, detail, aside, isOn }) => (
          <li key={name}>
            <Choose view={view} to={to} class={isOn ? 'opt on' : 'opt'} aria-current={isOn || undefined}>
              <span>
                <b>{name}</b> {detail && <small>{detail}</small>}
              </span>{' '}
              {aside && <span class="left num">{aside}</span>}
            </Choose>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shown where a date has several events. */
export function EventPicker({ view }: { view: View }) {
  const { diary, choice } = view.state;
  const events = diary.events.filter((event) => event.event_date === choice.date);
  const options = events.map((event) => ({
    to: { ...NOTHING_CHOSEN, date: choice.date, eventId: event.id },
    name: event.event_name,
    detail: `${event.start_time} to ${event.end_time}`,
    aside: shortCount(event),
    isOn: event.id === choice.eventId,
  }));
  return <Options view={view} title={CHOOSE_EVENT} options={options} />;
}

/** Shown until one of several venues is chosen; meanwhile the times of all of them are on view. */
export function VenuePicker({ view }: { view: View }) {
  const { choice } = view.state;
  const venues = chosenEvent(view.state)?.venues ?? [];
  const any = { to: { ...choice, venueId: null }, name: ANY_VENUE, detail: ANY_VENUE_EXPLAINED, isOn: true };
  const options = venues.map((venue) => ({
    to: { ...choice, venueId: venue.id },
    name: venue.venue_name,
    detail: [venue.venue_address, venue.venue_postcode].filter(Boolean).join(', '),
  }));
  return <Options view={view} title={CHOOSE_VENUE} options={[any, ...options]} />;
}

export function ServicePicker({ view }: { view: View }) {
  const { choice } = view.state;
  const services = chosenEvent(view.state)?.services ?? [];
  const options = services.map((service) => ({
    to: { ...choice, serviceId: service.id },
    name: service.service_name,
    detail: service.service_description,
    aside: lengthAndPrice(service),
  }));
  return <Options view={view} id={NEXT_ID} title={CHOOSE_SERVICE} options={options} />;
}

/** '45 min · £38.00' */
export function lengthAndPrice({ estimated_duration_minutes, service_price }: Service): string {
  return `${estimated_duration_minutes} min · ${priceText(service_price)}`;
}
