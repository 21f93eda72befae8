// Loads the packages named on the command line, then waits to be told which bundle to run.
process.once('disconnect', () => process.exit(0))
process.once('message', ({ run }) => {
  // From here on the server itself handles these signals.
  process.removeAllListeners('disconnect')
  void import(run)
})
for (const name of process.argv.slice(2)) await import(name).catch(() => undefined)
