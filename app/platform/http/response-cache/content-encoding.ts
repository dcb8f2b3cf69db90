import { memoize } from '../memoize.ts'

export type ContentEncoding = 'identity' | 'gzip' | 'br'

/** Returns the smallest encoding that an `Accept-Encoding` header accepts. */
export const negotiateEncoding = memoize((accepted: string): ContentEncoding => {
  const offers = new Map(
    accepted.split(',').map((part) => {
      const [name = '', quality] = part.trim().split(/\s*;\s*q=/)
      return [name.toLowerCase(), quality === undefined ? 1 : Number(quality)] as const
    }),
  )
  if ((offers.get('br') ?? 0) > 0) return 'br'
  return (offers.get('gzip') ?? 0) > 0 ? 'gzip' : 'identity'
})
