/**
 * Parses the responses on one connection as their bytes arrive. Reports the status of each response
 * when it is complete.
 */
export function answerReader(isComplete: (status: number) => void): (part: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let status = 0
  /**
   * Bytes of the body or the current chunk that are still missing; `undefined` where a head begins.
   */
  let missing: number | undefined
  let isChunked = false

  const takeHead = (): boolean => {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) return false
    const head = rest.toString('latin1', 0, end)
    rest = rest.subarray(end + 4)
    status = Number(head.slice(9, 12))
    isChunked = /\r\ntransfer-encoding: *chunked/i.test(head)
    const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? []
    if (!isChunked && length === undefined && status !== 304 && status !== 204)
      throw new Error(`An answer does not say where it ends:\n${head}`)
    missing = Number(length ?? 0)
    return true
  }

  const takeChunkSize = (): boolean => {
    const end = rest.indexOf('\r\n')
    if (end < 0) return false
    const size = Number.parseInt(rest.toString('latin1', 0, end), 16)
    if (size === 0 && rest.length < end + 4) return false
    rest = rest.subarray(end + (size === 0 ? 4 : 2))
    missing = size + 2
    if (size === 0) complete()
    return true
  }

  const takeBody = (left: number): boolean => {
    const taken = Math.min(left, rest.length)
    rest = rest.subarray(taken)
    missing = left - taken
    if (missing > 0) return false
    if (!isChunked) complete()
    return true
  }

  const complete = () => {
    missing = undefined
    isChunked = false
    isComplete(status)
  }

  return (part) => {
    rest = rest.length === 0 ? part : Buffer.concat([rest, part])
    for (;;) {
      if (missing === undefined) {
        if (!takeHead()) return
      } else if (missing > 0) {
        if (!takeBody(missing)) return
      } else if (isChunked) {
        if (!takeChunkSize()) return
      } else complete()
    }
  }
}
