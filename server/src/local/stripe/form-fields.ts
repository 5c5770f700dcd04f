/** Fields as Stripe's package sends them, by their flat names: 'metadata[business_id]'. */
export type Fields = Partial<Record<string, string>>;

/** Returns the fields under a name: for 'metadata', 'metadata[business_id]' becomes 'business_id'. */
export function fieldsUnder(fields: Fields, name: string): Record<string, string> {
  const under: Record<string, string> = {};
  for (const [key, value] of Object.entries(fields)) {
    const isUnder = key.startsWith(`${name}[`) && key.endsWith(']');
    if (isUnder && value !== undefined) under[key.slice(name.length + 1, -1)] = value;
  }
  return under;
}
