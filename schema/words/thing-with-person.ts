/**
 * Returns 'Cut with Ruth Ellis'. A thing that is itself called 'Cut with Ruth' doesn't name her twice.
 * `person` is null or '' when no one is named.
 */
export function thingWithPerson(thing: string, person: string | null): string {
  if (!person) return thing;
  const [, before, named] = /^(?:(.*) )?with (.+)$/i.exec(thing) ?? [];
  const isNamed = named !== undefined && `${person} `.toLowerCase().startsWith(`${named.toLowerCase()} `);
  return [isNamed ? before : thing, `with ${person}`].filter(Boolean).join(' ');
}
