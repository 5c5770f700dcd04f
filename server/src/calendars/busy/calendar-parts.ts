/**
 * Splits a calendar's text into its events and time zones. Of an event it keeps only the properties that say
 * when somebody is busy; nothing else, such as the title, is ever read.
 */
import { CalendarProblem } from './calendar-problem.ts';

const KEPT = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'STATUS',
  'TRANSP',
  'X-MICROSOFT-CDO-BUSYSTATUS',
]);

interface CalendarParts {
  events: string[];
  zones: string[];
}

/** Throws a CalendarProblem for a text that isn't a complete calendar. */
export function calendarParts(text: string): CalendarParts {
  const parts: CalendarParts = { events: [], zones: [] };
  const open: string[] = [];
  let lines: string[] = [];
  let isWhole = false;
  for (const line of unfoldedLines(text)) {
    const { name, component } = readLine(line);
    if (name === 'BEGIN') {
      open.push(component);
      if (open.length === 1 && component !== 'VCALENDAR') break;
      if (open.length === 2) lines = [];
    }
    if (isKept(open, name)) lines.push(line);
    if (name === 'END') {
      if (open.pop() !== component) break;
      if (open.length === 1 && component === 'VEVENT') parts.events.push(lines.join('\r\n'));
      if (open.length === 1 && component === 'VTIMEZONE') parts.zones.push(lines.join('\r\n'));
      isWhole ||= open.length === 0;
    }
  }
  if (!isWhole) throw new CalendarProblem('not_a_calendar');
  return parts;
}

function isKept(open: readonly string[], name: string): boolean {
  if (open[1] === 'VTIMEZONE') return true;
  if (open[1] !== 'VEVENT' || open.length !== 2) return false;
  return name === 'BEGIN' || name === 'END' || KEPT.has(name);
}

function readLine(line: string): { name: string; component: string } {
  const [, name = '', rest = ''] = /^([\w-]+)(.*)/.exec(line) ?? [];
  const upper = name.toUpperCase();
  const isFrame = upper === 'BEGIN' || upper === 'END';
  return { name: upper, component: isFrame ? rest.slice(1).trim().toUpperCase() : '' };
}

/** A line that begins with a space or a tab continues the previous one (RFC 5545, 3.1). */
function* unfoldedLines(text: string): Generator<string> {
  let whole: string[] = [];
  for (let at = text.startsWith('\ufeff') ? 1 : 0; at < text.length;) {
    const found = text.indexOf('\n', at);
    const end = found === -1 ? text.length : found;
    const line = text.slice(at, text[end - 1] === '\r' ? end - 1 : end);
    at = end + 1;
    if (line.startsWith(' ') || line.startsWith('\t')) {
      whole.push(line.slice(1));
      continue;
    }
    if (whole.length > 0) yield whole.join('');
    whole = line === '' ? [] : [line];
  }
  if (whole.length > 0) yield whole.join('');
}
