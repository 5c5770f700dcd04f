import type { WaitingEntry } from '@daybook/schema/contract/waiting-list';

export type WaitingStep = { step: 'add' } | { step: 'offer' | 'remove'; entry: WaitingEntry };
