import { startMailSink } from './mail-sink.ts';

process.once('message', () => void startMailSink().then(({ port }) => process.send?.({ port })));
process.on('disconnect', () => process.exit(0));
