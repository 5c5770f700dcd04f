/** Loaded into each measured server: reports what it has used of the machine when asked. */
process.on('message', (message) => {
  if (message !== 'use') return;
  const { user, system } = process.cpuUsage();
  process.send({ microseconds: user + system, residentBytes: process.memoryUsage.rss() });
});
