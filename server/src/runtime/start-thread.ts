import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Starts a thread that runs one of our programs: built, or from its source. */
export function startThread(program: string, options: WorkerOptions = {}): Worker {
  if (!program.endsWith('.ts')) return new Worker(program, options);
  // When run from the sources, the thread needs a TypeScript loader.
  const url = JSON.stringify(pathToFileURL(program).href);
  const begin = `import('tsx/esm/api').then(({ register }) => { register(); return import(${url}); })`;
  return new Worker(begin, { ...options, eval: true });
}
