/** Preloaded into each server: reports the processor time of its process to the harness, in seconds. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send((user + system) / 1e6)
})
process.channel.unref()
