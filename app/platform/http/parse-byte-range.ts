/** `start` and the last byte, both included, as `Content-Range` writes them. */
export type ByteRange = { start: number; end: number }

/**
 * What part of `size` bytes a `Range` header asks for. Undefined is all of it: several parts at once
 * are not worth their trouble, and an unknown unit is to be ignored. `outside` begins after the end.
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '')
    return Number(last) === 0
      ? 'outside'
      : { start: Math.max(0, size - Number(last)), end: size - 1 }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start < size ? { start, end } : 'outside'
}
