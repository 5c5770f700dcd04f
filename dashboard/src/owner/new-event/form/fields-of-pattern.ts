import type { CatalogueService, Person } from '@daybook/schema/contract/catalogue';
import type { Pattern } from '@daybook/schema/contract/pattern';
import type { PatternPerson } from '@daybook/schema/rules/pattern-event';
import {
  EMPTY_FORM,
  EMPTY_PERSON,
  EMPTY_SERVICE,
  EMPTY_SLOT,
  EMPTY_VENUE,
  TYPED,
  type NewEventForm,
  type OwnDayFields,
  type PersonFields,
} from './new-event-form.ts';

type Member = Pick<Person, 'id' | 'name' | 'is_archived'>;
type Service = Pick<CatalogueService, 'id' | 'name' | 'duration_minutes'>;
interface Lists {
  people: readonly Member[];
  services: readonly Service[];
}

/** Returns the form as an owner would fill it in to create these weekly hours. */
export function fieldsOfPattern(pattern: Pattern, { people, services }: Lists): NewEventForm {
  const { event } = pattern;
  return {
    ...EMPTY_FORM,
    ...textsOf(event),
    date_method: 'weekly',
    kind: event.event_type === 'day_event' ? 'day_event' : event.service_mode,
    creation_mode: event.creation_mode,
    ...weeksOf(pattern),
    ...slotsOf(event),
    ...pausesOf(event),
    ...placesOf(event),
    services: orEmpty(
      event.service_ids.map((id) => serviceFields(id, services)),
      EMPTY_SERVICE,
    ),
    place: event.is_home_visit ? 'home_visit' : 'venue',
    venues: orEmpty(
      event.places.map(({ id, max_capacity: capacity }) => ({
        ...EMPTY_VENUE,
        place_id: String(id),
        max_capacity: capacity === null ? '' : String(capacity),
      })),
      EMPTY_VENUE,
    ),
    people: people.filter(({ is_archived }) => !is_archived).map((person) => personFields(person, pattern)),
  };
}

type Template = Pattern['event'];

const textsOf = (event: Template) => ({
  event_name: event.event_name,
  event_description: event.event_description ?? '',
  requirements_note: event.requirements_note ?? '',
  personal_message: event.personal_message,
});

/** The form's lists always have at least one row. */
const orEmpty = <Row>(rows: Row[], empty: Row) => (rows.length > 0 ? rows : [empty]);

function weeksOf({ weekdays, every_weeks, from_date, until_date, weeks_ahead }: Pattern) {
  return {
    week: EMPTY_FORM.week.map((closed, at) => {
      const open = weekdays.find(({ day }) => day === at + 1);
      return {
        is_open: open !== undefined,
        start_time: open?.start_time ?? closed.start_time,
        end_time: open?.end_time ?? closed.end_time,
      };
    }),
    every_weeks: String(every_weeks),
    from_date,
    until_date: until_date ?? '',
    weeks_ahead: String(weeks_ahead),
  };
}

function slotsOf({ slot_duration_minutes, buffer_minutes, manual_slots }: Template) {
  return {
    // An unused length is 0, which the form doesn't offer.
    slot_duration_minutes: String(slot_duration_minutes || EMPTY_FORM.slot_duration_minutes),
    buffer_minutes: String(buffer_minutes),
    manual_slots: orEmpty(manual_slots, EMPTY_SLOT),
  };
}

function pausesOf({ has_lunch_break, lunch_start_time, lunch_end_time, last_appointment_time }: Template) {
  return {
    has_lunch_break,
    lunch_start_time: lunch_start_time ?? EMPTY_FORM.lunch_start_time,
    lunch_end_time: lunch_end_time ?? EMPTY_FORM.lunch_end_time,
    has_own_lunch_end: lunch_end_time !== null,
    last_appointment_time: last_appointment_time ?? '',
  };
}

const placesOf = ({ places_per_time = 1, places_per_booking = 1, event_price }: Template) => ({
  places_per_time: String(places_per_time),
  places_per_booking: String(places_per_booking),
  event_price: event_price ? event_price.toFixed(2) : '',
});

function serviceFields(id: number, services: readonly Service[]) {
  const service = services.find((one) => one.id === id);
  return {
    ...EMPTY_SERVICE,
    service_id: String(id),
    service_name: service?.name ?? '',
    estimated_duration_minutes: TYPED,
    typed_minutes: String(service?.duration_minutes ?? ''),
  };
}

/** Returns a person's own hours. Each weekday has its own people, or else those of the event. */
function personFields({ id, name }: Member, { weekdays, event }: Pattern): PersonFields {
  const onDay = (day: number): PatternPerson | undefined => {
    const weekday = weekdays.find((one) => one.day === day);
    return (weekday?.people ?? event.people).find((person) => person.id === id);
  };
  const worked = weekdays.map(({ day }) => onDay(day));
  const isChosen = worked.some((person) => person !== undefined);
  return {
    ...EMPTY_PERSON,
    id,
    name,
    is_chosen: isChosen,
    has_own_hours: isChosen && worked.some((person) => !person || hasOwn(person)),
    days: EMPTY_PERSON.days.map((_, at) => ownDay(onDay(at + 1))),
  };
}

const hasOwn = ({ start_time, lunch_start_time }: PatternPerson) =>
  start_time !== null || lunch_start_time !== null;

const ownDay = (person: PatternPerson | undefined): OwnDayFields => ({
  is_working: person !== undefined,
  start_time: person?.start_time ?? '',
  end_time: person?.end_time ?? '',
  lunch_start_time: person?.lunch_start_time ?? '',
  lunch_end_time: person?.lunch_end_time ?? '',
});
