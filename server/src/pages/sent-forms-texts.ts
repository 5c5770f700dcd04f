import { oneLine } from '@daybook/schema/rules/clean-text';

const SHOWN = 254;
/** Without signs that turn the direction of what is read (decision 108). */
export const typedAddress = (email: string) => `You entered: ${oneLine(email.slice(0, SHOWN))}`;
