/** First and last byte, both included, as in `Content-Range`. */
export type ByteRange = { start: number; end: number }

/**
 * Parses a `Range` header for a file of `size` bytes. Returns undefined if the whole file must be
 * sent, because several ranges are not supported and unknown units must be ignored. `outside` means
 * that the range begins after the file's end.
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
