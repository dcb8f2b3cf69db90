import { setTimeout as sleep } from 'node:timers/promises'

export type Read = {
  answers: number
  /** Number of failed requests: a status other than 200, or no response. */
  failed: number
  /** Longest response time in milliseconds. */
  slowest: number
}

/** Reads one page ten times a second until it is stopped. */
export function startReader(url: string, path = '/') {
  const read: Read = { answers: 0, failed: 0, slowest: 0 }
  let isStopping = false
  const reading = (async () => {
    while (!isStopping) {
      const started = performance.now()
      const isGood = await isAnswered(`${url}${path}`)
      read.answers += 1
      if (!isGood) read.failed += 1
      read.slowest = Math.max(read.slowest, performance.now() - started)
      await sleep(100)
    }
  })()
  return {
    read,
    async stop(): Promise<Read> {
      isStopping = true
      await reading
      return read
    },
  }
}

async function isAnswered(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address)
    await answer.arrayBuffer()
    return answer.status === 200
  } catch {
    return false
  }
}
