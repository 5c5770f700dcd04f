/** Turns the rows of people into what the contract takes. It loads with the contract, after the page. */

import { custom, NEVER } from 'zod';
import { personRequest, type PersonRequest } from '@daybook/schema/contract/catalogue';
import { DOES_NOTHING, NOBODY_BOOKABLE } from './set-up-texts.ts';
import type { PersonRow, TeamForm } from './team-form.ts';

export interface TeamRequest {
  wanted: WantedPerson[];
  /** Ids of saved people. */
  removed: number[];
}

export interface WantedPerson {
  /** Null if the form doesn't know it to be saved. */
  id: number | null;
  request: PersonRequest;
}

/** Parses the rows, and reports problems at their fields. Empty new rows are left out. */
export const teamRequest = custom<TeamForm>().transform(
  ({ people, service_ids: serviceIds, removed }, context): TeamRequest => {
    const blame = (index: number, field: keyof PersonRow, message: string) =>
      context.addIssue({ code: 'custom', path: ['people', index, field], message });
    const wanted = people.flatMap((row, index): WantedPerson[] => {
      if (isNext(row)) return [];
      const service_ids = serviceIds.filter((_, at) => row.does[at] !== false);
      if (service_ids.length === 0 && serviceIds.length > 0) blame(index, 'does', DOES_NOTHING);
      const { name, bookable_online } = row;
      const read = personRequest.safeParse({ name, bookable_online, service_ids });
      for (const { message } of read.error?.issues ?? []) blame(index, 'name', message);
      return read.success
        ? [{ id: row.person_id === '' ? null : Number(row.person_id), request: read.data }]
        : [];
    });
    if (!people.some((row) => !isNext(row) && row.bookable_online))
      blame(0, 'bookable_online', NOBODY_BOOKABLE);
    return context.issues.length > 0 ? NEVER : { wanted, removed };
  },
);

const isNext = ({ person_id, name }: PersonRow) => person_id === '' && name.trim() === '';
