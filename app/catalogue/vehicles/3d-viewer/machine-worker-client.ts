import type { Answer, Built, Order } from '#machines/live/messages.ts'

type PendingBuild = { resolve: (built: Built) => void; reject: (error: Error) => void }

/**
 * Builds machines in a worker. Each order has a number, by which its answer is matched; an unknown
 * number is ignored.
 */
export class MachineWorkerClient {
  readonly #worker: Worker
  readonly #waiting = new Map<number, PendingBuild>()
  #orders = 0

  constructor() {
    this.#worker = new Worker(new URL('../../../../machines/live/worker.ts', import.meta.url), {
      type: 'module',
    })
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if (data.ok) waiting?.resolve(data)
      else waiting?.reject(new Error(data.because))
    }
    this.#worker.onerror = (event) => {
      event.preventDefault()
      this.#fail(new Error('The worker failed.'))
    }
  }

  build(order: Omit<Order, 'id'>): Promise<Built> {
    const id = ++this.#orders
    const built = new Promise<Built>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
    })
    this.#worker.postMessage({ id, ...order } satisfies Order)
    return built
  }

  dispose(): void {
    this.#worker.terminate()
    this.#fail(new Error('Nobody waits any more.'))
  }

  #fail(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
