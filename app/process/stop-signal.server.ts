/** Ctrl-C and the terminal's npm each send one signal: what follows within this time is the same wish. */
const sameWish = 1000

/** Runs `stop` once at SIGINT or SIGTERM and ends the process after it; a later second signal ends it at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  let askedAt: number | undefined
  const onSignal = () => {
    if (askedAt !== undefined && Date.now() - askedAt > sameWish) process.exit(1)
    if (askedAt !== undefined) return
    askedAt = Date.now()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
