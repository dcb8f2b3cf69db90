import { flushCompileCache } from 'node:module'

/** Ctrl-C and the terminal's npm each send one signal: what follows within this time is the same wish. */
const repeatedSignalWindow = 1000

/**
 * Runs `stop` once at SIGINT or SIGTERM and ends the process after it; a later second signal ends it at once.
 * After `most` milliseconds it ends whatever is still under way.
 */
export function onStopSignal(stop: () => Promise<void>, most = 2900): void {
  let askedAt: number | undefined
  const onSignal = () => {
    if (askedAt !== undefined && Date.now() - askedAt > repeatedSignalWindow) exitNow(1)
    if (askedAt !== undefined) return
    askedAt = Date.now()
    setTimeout(() => {
      console.log('Stopped before all open requests were finished: they took too long')
      exitNow(0)
    }, most)
    stop().then(
      () => exitNow(0),
      (error: unknown) => {
        console.error(error)
        exitNow(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}

/**
 * Ends the process now. `process.exit` waits for the work that threads have begun, and a large picture
 * may be in them for minutes; a program that takes the place of this one waits for nothing.
 */
function exitNow(code: 0 | 1): void {
  flushCompileCache()
  if (process.platform !== 'win32') process.execve?.('/bin/sh', ['sh', '-c', `exit ${code}`], {})
  process.exit(code)
}
