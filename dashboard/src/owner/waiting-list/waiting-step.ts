import type { WaitingEntry } from '@daybook/schema/contract/waiting-list';

/** What the open dialog is about. */
export type WaitingStep = { step: 'add' } | { step: 'offer' | 'remove'; entry: WaitingEntry };
