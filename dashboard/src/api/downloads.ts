import type { CallName } from '@daybook/schema/contract/calls';
import { everyRoute } from '@daybook/schema/words/every-route';
import { NETWORK_ERROR } from '@daybook/schema/words/texts';
import { CallError } from './call-error.ts';
import { type AnyGiven, type Given, ownServer, readAnswer, request, type Server } from './call.ts';

export interface ReceivedFile {
  /** The name from the server; null when it sends none. */
  name: string | null;
  content: Blob;
}

/** Called with the number of bytes so far, after each piece. */
type OnProgress = (bytes: number) => void;

/** Makes calls for files. Rejects as `call` does; a file that is cut short counts as no response. */
export function fileCallsOf(server: Server) {
  function callFile<Name extends CallName>(
    name: Name,
    given: Given<Name>,
    onProgress: OnProgress,
  ): Promise<ReceivedFile>;
  async function callFile(name: CallName, given: AnyGiven, onProgress: OnProgress): Promise<ReceivedFile> {
    const response = await request(server, everyRoute[name], given);
    if (!response.ok || !response.body) {
      await readAnswer(response, given.signal);
      throw new CallError({ status: response.status, text: null });
    }
    try {
      const pieces = await readPieces(response.body, onProgress);
      const type = response.headers.get('Content-Type') ?? '';
      return { name: nameIn(response.headers), content: new Blob(pieces, { type }) };
    } catch (error) {
      given.signal?.throwIfAborted();
      throw new CallError({ status: null, text: NETWORK_ERROR, cause: error });
    }
  }
  return callFile;
}

async function readPieces(body: ReadableStream<Uint8Array<ArrayBuffer>>, onProgress: OnProgress) {
  const reader = body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return pieces;
    pieces.push(value);
    bytes += value.byteLength;
    onProgress(bytes);
  }
}

function nameIn(headers: Headers): string | null {
  return /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? null;
}

interface Downloading {
  signal: AbortSignal;
  onProgress: OnProgress;
}

const callFile = fileCallsOf(ownServer);

export const exportMe = ({ signal, onProgress }: Downloading) => callFile('exportMe', { signal }, onProgress);

export const downloadBusiness = (businessId: number, { signal, onProgress }: Downloading) =>
  callFile('downloadBusiness', { params: { businessId }, signal }, onProgress);
