/** Loaded first into each server that is measured (`--import`): tells its processor time, all threads, when asked. */
process.on('message', (message) => {
  if (message !== 'processor time') return;
  const { user, system } = process.cpuUsage();
  process.send({ microseconds: user + system });
});
