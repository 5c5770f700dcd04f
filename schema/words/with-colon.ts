/** Returns a label before its value: 'Phone:', but 'Who sent you?'. */
export const withColon = (label: string) => (/[?!.:]$/.test(label) ? label : `${label}:`);
