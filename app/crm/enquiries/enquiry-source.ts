import * as v from 'valibot'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'

export const utmParameterNames = ['source', 'medium', 'campaign', 'term', 'content'] as const
export const deviceTypes = ['phone', 'tablet', 'desktop'] as const

export type DeviceType = (typeof deviceTypes)[number]

/** The request's header in which the browser tells the source: `page`, `referrer` and `utm` as JSON in ASCII. */
export const enquirySourceHeader = 'X-Source'
/** What is longer is not read. */
export const maxSourceHeaderLength = 1000

/** A campaign's word goes into lists and mails: one line, and no long one. */
const word = v.fallback(
  v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => [...sanitizeLine(typed)].slice(0, 100).join('')),
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

const enquirySourceSchema = v.object({
  /** The path of the page on which the form stood. */
  page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/[!-~]{0,199}$/))), undefined),
  /** The host that led to the first page, never more of its address; none of one's own. */
  referrer: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,100}$/))), undefined),
  device: v.fallback(v.optional(v.picklist(deviceTypes)), undefined),
  /** Of the address at which the visitor came in. */
  utm,
})

/** Where an enquiry came from, as far as it is known. It names no person. */
export type EnquirySource = v.InferOutput<typeof enquirySourceSchema>

/** What a browser told or an address holds: what is wrong in it is left out. */
export function parseVisitOrigin(told: unknown): EnquirySource {
  const parsed = v.safeParse(enquirySourceSchema, told)
  return parsed.success ? parsed.output : { utm: {} }
}

/** As it is stored; undefined of an enquiry from before it was kept, and of an erased one. */
export function parseStoredEnquirySource(json: string | null): EnquirySource | undefined {
  if (json === null) return undefined
  try {
    return v.parse(enquirySourceSchema, JSON.parse(json))
  } catch {
    return undefined
  }
}

/** The campaign's words in an address' query. */
export function readUtmParameters(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    utmParameterNames.flatMap((name) => {
      const value = query.get(`utm_${name}`)
      return value ? [[name, value]] : []
    }),
  )
}

/** What enquiries are counted and found by: the campaign's source, else the host, else `direct`. */
export function enquirySourceName({ utm, referrer }: EnquirySource): string {
  return utm.source?.toLowerCase() ?? (referrer && shortenHost(referrer)) ?? 'direct'
}

/** Big networks lead away by hosts of their own: `l.instagram.com`, `m.facebook.com`. */
export function shortenHost(host: string): string {
  return host.replace(/^(www|m|l|lm)\.(?=.+\.)/, '')
}
