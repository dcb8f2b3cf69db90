import { setTimeout as sleep } from 'node:timers/promises'

export type Read = {
  answers: number
  /** Other than 200; no answer counts too. */
  failed: number
  /** Milliseconds. */
  slowest: number
}

/** Somebody who looks at one page over and over, ten times a second. */
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
