import { businessFileRoutes } from '@daybook/schema/words/business-file-routes';
import { ownServer } from './call.ts';
import { fileCallsOf } from './file-call.ts';

const callFile = fileCallsOf(ownServer, businessFileRoutes);

interface Downloading {
  signal: AbortSignal;
  /** Is told how many bytes have arrived so far. */
  onProgress: (bytes: number) => void;
}

/** One business, whole. */
export const downloadBusiness = (businessId: number, { signal, onProgress }: Downloading) =>
  callFile('downloadBusiness', { params: { businessId: String(businessId) }, signal }, onProgress);
