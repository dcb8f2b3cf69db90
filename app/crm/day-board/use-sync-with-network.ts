import { useEffect, useEffectEvent, useState } from 'react'
import { registerServiceWorker } from '#app/crm/my-calls/register-service-worker.ts'
import { tapQueue } from '#app/crm/my-calls/tap-queue.ts'

const minute = 60_000
/** Milliseconds after which the board is loaded again, for example to show newly published plans. */
const maxAge = 3 * minute
const firstRetryDelay = 1000

type Options = {
  /** `true` while the board is old, or taps wait for the network. */
  isWaiting: boolean
  /** `true` if the first board was kept on this device. */
  isStored: boolean
  onLost: () => void
}

/**
 * Runs `task` when the network is back, when the page is seen again and at intervals. Returns a
 * function that runs it now.
 *
 * @param task Resolves to `true` if the network worked.
 */
export function useSyncWithNetwork(
  task: Task,
  { isWaiting, isStored, onLost }: Options,
): () => Promise<void> {
  const [runner] = useState(createRunner)
  useEffect(() => runner.setTask(task))
  const syncIfOld = useEffectEvent((age: number) => {
    if (document.visibilityState !== 'visible') return
    if (isWaiting || runner.age() >= age) void runner.run()
  })
  const lose = useEffectEvent(onLost)
  const start = useEffectEvent(async () => {
    void registerServiceWorker()
    const waiting = await tapQueue.list().catch(() => [])
    if (isStored || waiting.length > 0) void runner.run()
  })
  useEffect(() => {
    void start()
    const back = () => void runner.run()
    const lost = () => lose()
    const seen = () => syncIfOld(minute)
    const interval = setInterval(() => syncIfOld(maxAge), minute)
    addEventListener('online', back)
    addEventListener('offline', lost)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(interval)
      runner.stop()
      removeEventListener('online', back)
      removeEventListener('offline', lost)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [runner])
  return runner.run
}

type Task = () => Promise<boolean>

/**
 * Runs a task once at a time. A run that is requested meanwhile follows. A failed run is repeated,
 * because the network is often unstable just after it returns.
 */
function createRunner() {
  let task: Task = async () => true
  let isRunning = false
  let again = false
  let delay = firstRetryDelay
  let ranAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(): Promise<void> {
    again = true
    if (isRunning) return
    isRunning = true
    while (again) {
      again = false
      ranAt = Date.now()
      const isReached = await task()
      clearTimeout(timer)
      delay = isReached ? firstRetryDelay : Math.min(delay * 2, minute)
      if (!isReached && navigator.onLine) timer = setTimeout(() => void run(), delay)
    }
    isRunning = false
  }
  return {
    run,
    setTask(next: Task) {
      task = next
    },
    /** Milliseconds since the last run. */
    age: () => Date.now() - ranAt,
    stop: () => clearTimeout(timer),
  }
}
