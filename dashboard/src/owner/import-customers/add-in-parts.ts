import type { AddedAs, CustomerChange } from '@daybook/schema/contract/customers';
import { IMPORTED_TOGETHER_BYTES, IMPORTED_TOGETHER_MAX } from '@daybook/schema/figures/bounds';
import { cutInParts } from '@daybook/schema/rules/cut-in-parts';
import { call } from '#api/call.ts';
import { retry } from '#api/retry.ts';

const TOGETHER = { count: IMPORTED_TOGETHER_MAX, bytes: IMPORTED_TOGETHER_BYTES };

interface Adding {
  businessId: number;
  contacts: readonly CustomerChange[];
  isPreview: boolean;
  /** Called with how many are done. */
  onProgress?: (done: number) => void;
  signal: AbortSignal;
}

/** Adds customers part by part, or asks what that would do. A part sent again adds nobody twice. */
export async function addInParts({
  businessId,
  contacts,
  isPreview,
  onProgress,
  signal,
}: Adding): Promise<AddedAs[]> {
  const all: AddedAs[] = [];
  for (const customers of cutInParts(contacts, TOGETHER)) {
    const asked = { params: { businessId }, body: { customers, is_preview: isPreview }, signal };
    all.push(...(await retry(() => call('addCustomers', asked), signal)).added);
    onProgress?.(all.length);
  }
  return all;
}
