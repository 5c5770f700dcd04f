/** Loaded into each server that is measured: tells its processor time, all its threads, when asked. */
process.on('message', (message) => {
  if (message !== 'processor time') return;
  const { user, system } = process.cpuUsage();
  process.send({ microseconds: user + system });
});
