/** The admin's part of the bench by itself: `node --import tsx server/bench/run-admin.ts`, after `npm run build`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureAdmin } from './measure-admin.ts';
import { startMailSink } from './mail-sink.ts';

const folder = mkdtempSync(join(tmpdir(), 'daybook-bench-admin-'));
const mailSink = await startMailSink();
try {
  console.log(await measureAdmin(folder, mailSink.port));
} finally {
  await mailSink.stop();
  rmSync(folder, { recursive: true, force: true });
}
