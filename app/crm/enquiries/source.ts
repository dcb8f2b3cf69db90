import * as v from 'valibot'
import { oneLine } from '#app/platform/schema/plain-text.ts'

export const utmNames = ['source', 'medium', 'campaign', 'term', 'content'] as const
export const devices = ['phone', 'tablet', 'desktop'] as const

export type Device = (typeof devices)[number]

/** The request's header in which the browser tells the source: `page`, `referrer` and `utm` as JSON in ASCII. */
export const sourceHeader = 'X-Source'
/** What is longer is not read. */
export const longestSource = 1000

/** A campaign's word goes into lists and mails: one line, and no long one. */
const word = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => [...oneLine(typed)].slice(0, 100).join('')),
      v.nonEmpty(),
    ),
  ),
  undefined,
)

const utm = v.fallback(
  v.optional(
    v.object({ source: word, medium: word, campaign: word, term: word, content: word }),
    {},
  ),
  {},
)

const source = v.object({
  /** The path of the page on which the form stood. */
  page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/[!-~]{0,199}$/))), undefined),
  /** The host that led to the first page, never more of its address; none of one's own. */
  referrer: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,100}$/))), undefined),
  device: v.fallback(v.optional(v.picklist(devices)), undefined),
  /** Of the address at which the visitor came in. */
  utm,
})

/** Where an enquiry came from, as far as it is known. It names no person. */
export type Source = v.InferOutput<typeof source>

/** What a browser told or an address holds: what is wrong in it is left out. */
export function sourceFrom(told: unknown): Source {
  const parsed = v.safeParse(source, told)
  return parsed.success ? parsed.output : { utm: {} }
}

/** As it is stored; undefined of an enquiry from before it was kept, and of an erased one. */
export function readSource(json: string | null): Source | undefined {
  if (json === null) return undefined
  try {
    return v.parse(source, JSON.parse(json))
  } catch {
    return undefined
  }
}

/** The campaign's words in an address' query. */
export function utmIn(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    utmNames.flatMap((name) => {
      const value = query.get(`utm_${name}`)
      return value ? [[name, value]] : []
    }),
  )
}

/** What enquiries are counted and found by: the campaign's source, else the host, else `direct`. */
export function sourceName({ utm, referrer }: Source): string {
  return utm.source?.toLowerCase() ?? (referrer && shortHost(referrer)) ?? 'direct'
}

/** Big networks lead away by hosts of their own: `l.instagram.com`, `m.facebook.com`. */
export function shortHost(host: string): string {
  return host.replace(/^(www|m|l|lm)\.(?=.+\.)/, '')
}
