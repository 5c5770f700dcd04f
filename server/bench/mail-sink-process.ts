/** The mail server as a process of its own, so that its work is not counted as the sender's; it answers with its port. */
import { startMailSink } from './mail-sink.ts';

process.once('message', () => void startMailSink().then(({ port }) => process.send?.({ port })));
process.on('disconnect', () => process.exit(0));
