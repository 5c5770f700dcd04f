import { Zip, ZipDeflate } from 'fflate';

export interface ZippedFile {
  name: string;
  chunks: AsyncIterable<string>;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Text is collected up to about so many characters before it is compressed. */
const GATHERED = 65_536;

/** `now` dates the files. Reading stops when the client disconnects. */
export function zipStream(files: ZippedFile[], now: number): ReadableStream<Bytes> {
  const chunks = zipChunks(files, new Date(now));
  return new ReadableStream<Bytes>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return();
    },
  });
}

async function* zipChunks(files: ZippedFile[], mtime: Date): AsyncGenerator<Bytes, void> {
  let written: Bytes[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  function* drain(): Generator<Bytes> {
    const ready = written;
    written = [];
    yield* ready;
  }
  for (const { name, chunks } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = mtime;
    zip.add(file);
    for await (const text of gathered(chunks)) {
      file.push(new TextEncoder().encode(text));
      yield* drain();
    }
    file.push(new Uint8Array(0), true);
    yield* drain();
  }
  zip.end();
  yield* drain();
}

async function* gathered(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of chunks) {
    text += chunk;
    if (text.length < GATHERED) continue;
    yield text;
    text = '';
  }
  if (text) yield text;
}
