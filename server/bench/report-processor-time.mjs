/** Loaded into each measured server: reports the processor time of all its threads when asked. */
process.on('message', (message) => {
  if (message !== 'processor time') return;
  const { user, system } = process.cpuUsage();
  process.send({ microseconds: user + system });
});
