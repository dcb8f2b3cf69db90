import { flushCompileCache } from 'node:module'

/**
 * Ctrl-C and npm each send a signal. A further signal within this time, in milliseconds, counts as
 * the same.
 */
const repeatedSignalWindow = 1000

/**
 * Runs `stop` once at SIGINT or SIGTERM and exits the process after it. A later second signal exits
 * at once. After `most` milliseconds it exits whatever is still running.
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
 * Exits the process now. `process.exit` waits for the work of threads, and a large picture may take
 * minutes. `execve` replaces the process and does not wait.
 */
function exitNow(code: 0 | 1): void {
  flushCompileCache()
  if (process.platform !== 'win32') process.execve?.('/bin/sh', ['sh', '-c', `exit ${code}`], {})
  process.exit(code)
}
