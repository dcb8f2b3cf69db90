/** How much of a pool what was asked for again may take: what is new needs room to be asked for again. */
const againShare = 0.8

export type Pool<Value> = ReturnType<typeof pool<Value & { size: number }>>

/**
 * Holds what fits into `most` bytes. What was asked for only once goes first: whoever reads
 * everything, a crawler, pushes out nothing that people read.
 */
export function pool<Value extends { size: number }>(most: number) {
  /** Each the one first that was longest not asked for. */
  const once = new Map<string, Value>()
  const again = new Map<string, Value>()
  let size = 0
  let againSize = 0
  let last = ''

  const remove = (key: string) => {
    const value = again.get(key)
    if (value) againSize -= value.size
    size -= (value ?? once.get(key))?.size ?? 0
    again.delete(key)
    once.delete(key)
  }

  /** Whether there was one to take. */
  const removeFirst = (from: Map<string, Value>) => {
    const [first] = from.keys()
    if (first !== undefined) remove(first)
    return first !== undefined
  }

  const promote = (key: string, value: Value) => {
    once.delete(key)
    again.set(key, value)
    last = key
    againSize += value.size
    for (const [oldest, left] of again) {
      if (againSize <= most * againShare || oldest === key) return
      again.delete(oldest)
      againSize -= left.size
      once.set(oldest, left)
    }
  }

  return {
    get(key: string): Value | undefined {
      const known = again.get(key)
      if (known) {
        if (key === last) return known
        again.delete(key)
        again.set(key, known)
        last = key
        return known
      }
      const first = once.get(key)
      if (first) promote(key, first)
      return first
    },
    set(key: string, value: Value): void {
      const wasAsked = again.has(key)
      remove(key)
      if (value.size > most / 4) return
      size += value.size
      if (wasAsked) promote(key, value)
      else once.set(key, value)
      while (size > most && (removeFirst(once) || removeFirst(again)));
    },
    delete: remove,
    /** Of all that it holds. */
    bytes: () => size,
  }
}
