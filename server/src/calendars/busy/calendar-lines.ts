/**
 * Splits a calendar's text (RFC 5545) into its entries and time zones. It keeps only the properties that say
 * when somebody is busy; nothing else, such as the title, is ever read. Calendars are read as people have
 * them: a line that nobody can understand is skipped, and an entry without its end ends where the next begins.
 */

import { CalendarProblem } from './calendar-problem.ts';

export interface Property {
  /** In upper case, as the names of its parameters. */
  name: string;
  params: ReadonlyMap<string, string>;
  value: string;
}

export interface Component {
  name: string;
  /** Where it begins in the text, from 1. */
  line: number;
  properties: Property[];
  parts: Component[];
}

/** Throws a CalendarProblem for a text that isn't a complete calendar. */
export function calendarsIn(text: string): Component[] {
  const calendars: Component[] = [];
  let open: Component[] = [];
  let isWhole = false;
  for (const { text: line, at } of wholeLines(text)) {
    const property = readProperty(line);
    const component = property && frameOf(property);
    const top = open.at(-1);
    if (property?.name === 'BEGIN' && component) {
      const parents = parentsOf(component, open);
      if (parents.length === 0 && component !== 'VCALENDAR') break;
      const begun: Component = { name: component, line: at, properties: [], parts: [] };
      (parents.at(-1)?.parts ?? calendars).push(begun);
      open = [...parents, begun];
      isWhole = false;
    } else if (property?.name === 'END' && component) {
      const index = open.findLastIndex(({ name }) => name === component);
      if (index !== -1) open = open.slice(0, index);
      isWhole ||= component === 'VCALENDAR';
    } else if (property && top && KEPT.has(property.name)) {
      if (top.name === 'VALARM' && NEVER_OF_ALARMS.has(property.name)) open = open.slice(0, -1);
      open.at(-1)?.properties.push(property);
    }
  }
  if (!isWhole) throw new CalendarProblem('not_a_calendar');
  return calendars;
}

const NEVER_OF_ALARMS = new Set(['DTSTART', 'DTEND', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'TRANSP']);

const KEPT = new Set([
  ...NEVER_OF_ALARMS,
  'UID',
  'SEQUENCE',
  'DURATION',
  'EXRULE',
  'STATUS',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'ATTENDEE',
  'FREEBUSY',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
  'X-LIC-LOCATION',
  'X-WR-TIMEZONE',
  'X-WR-CALNAME',
  'NAME',
]);

/** Components by their depth. A text with 'Begin: 10 am' on a line of its own begins none. */
const ENTRIES = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE', 'VAVAILABILITY']);
const RULES_OF_ZONES = new Set(['STANDARD', 'DAYLIGHT']);
const INNER = new Set([...RULES_OF_ZONES, 'VALARM', 'AVAILABLE', 'VLOCATION', 'VRESOURCE', 'PARTICIPANT']);

function frameOf({ name, value }: Property): string | null {
  if (name !== 'BEGIN' && name !== 'END') return null;
  const component = value.toUpperCase();
  return component === 'VCALENDAR' || ENTRIES.has(component) || INNER.has(component) ? component : null;
}

/** Returns what stays open where a component begins: what it can't be inside of has lost its end. */
function parentsOf(component: string, open: readonly Component[]): Component[] {
  if (component === 'VCALENDAR') return [];
  if (ENTRIES.has(component)) return open.slice(0, 1);
  const top = open.at(-1)?.name ?? '';
  return open.slice(0, RULES_OF_ZONES.has(component) && RULES_OF_ZONES.has(top) ? -1 : undefined);
}

function readProperty(line: string): Property | null {
  const [, name = '', rest = ''] = LINE.exec(line) ?? [];
  if (name === '') return null;
  const upper = name.toUpperCase();
  if (upper !== 'BEGIN' && upper !== 'END' && !KEPT.has(upper)) return null;
  const colon = colonIn(upper, rest);
  if (colon === -1) return null;
  const params = new Map<string, string>();
  for (const [, key = '', value = ''] of rest.slice(0, colon).matchAll(/;([^=;"]+)=((?:"[^"]*"|[^;"])*)/g))
    params.set(key.trim().toUpperCase(), value.replaceAll('"', '').trim());
  return { name: upper, params, value: rest.slice(colon + 1).trim() };
}

const LINE = /^([\w-]+)\s*([;:][^]*)$/;

/** Returns where the value begins. Some programs write names with colons without quotation marks. */
function colonIn(name: string, rest: string): number {
  const start = DATED.has(name)
    ? /:(?=\s*\d{4}-?\d\d-?\d\d)/
    : name === 'ATTENDEE'
      ? /:(?=\s*mailto:)/i
      : null;
  const found = start?.exec(rest);
  if (found) return found.index;
  const quoted = /^(?:[^":]|"[^"]*")*:/.exec(rest);
  return quoted ? quoted[0].length - 1 : rest.indexOf(':');
}

const DATED = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE', 'FREEBUSY']);

interface Line {
  text: string;
  /** From 1. */
  at: number;
}

/** A line without a name continues one that isn't complete, which was badly folded. Otherwise it says nothing. */
function* wholeLines(text: string): Generator<Line> {
  let last: Line | null = null;
  for (const line of unfoldedLines(text)) {
    if (last && !LINE.test(line.text)) {
      if (/[;,=]$/.test(last.text) || /^[;,]/.test(line.text)) last.text += line.text;
    } else {
      if (last) yield last;
      last = line;
    }
  }
  if (last) yield last;
}

/** A line that begins with a space or a tab continues the previous one (RFC 5545, 3.1). Lines may end in any way. */
function* unfoldedLines(text: string): Generator<Line> {
  const lineEnd = /\r\n|\n|\r/g;
  let whole: string[] = [];
  let began = 0;
  let number = 0;
  for (let from = text.startsWith('\ufeff') ? 1 : 0; from < text.length;) {
    lineEnd.lastIndex = from;
    const found = lineEnd.exec(text);
    const line = text.slice(from, found?.index);
    from = found ? lineEnd.lastIndex : text.length;
    number += 1;
    if (line.trim() === '') continue;
    if (line.startsWith(' ') || line.startsWith('\t')) {
      whole.push(line.slice(1));
      continue;
    }
    if (whole.length > 0) yield { text: whole.join(''), at: began };
    whole = [line];
    began = number;
  }
  if (whole.length > 0) yield { text: whole.join(''), at: began };
}
