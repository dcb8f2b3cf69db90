import * as v from 'valibot'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'

export const utmParameterNames = ['source', 'medium', 'campaign', 'term', 'content'] as const
export const deviceTypes = ['phone', 'tablet', 'desktop'] as const

export type DeviceType = (typeof deviceTypes)[number]

/** The request header with the source: `page`, `referrer` and `utm` as JSON in ASCII. */
export const enquirySourceHeader = 'X-Source'
/** Maximum length of the header in characters. A longer header is ignored. */
export const maxSourceHeaderLength = 1000

/** A campaign parameter appears in lists and mails, so it becomes one short line. */
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
  /** The path of the page with the form. */
  page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/[!-~]{0,199}$/))), undefined),
  /**
   * The host that linked to the first page, without its path. The site's own host is never stored.
   */
  referrer: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,100}$/))), undefined),
  device: v.fallback(v.optional(v.picklist(deviceTypes)), undefined),
  /** The campaign parameters of the address at which the visitor arrived. */
  utm,
})

/** The source of an enquiry, as far as it is known. It identifies no person. */
export type EnquirySource = v.InferOutput<typeof enquirySourceSchema>

/** Parses a source from a browser or an address. Invalid parts are dropped. */
export function parseVisitOrigin(told: unknown): EnquirySource {
  const parsed = v.safeParse(enquirySourceSchema, told)
  return parsed.success ? parsed.output : { utm: {} }
}

/** Parses a stored source. Returns undefined if none is stored, and for invalid JSON. */
export function parseStoredEnquirySource(json: string | null): EnquirySource | undefined {
  if (json === null) return undefined
  try {
    return v.parse(enquirySourceSchema, JSON.parse(json))
  } catch {
    return undefined
  }
}

/** Reads the campaign parameters from the query of an address. */
export function readUtmParameters(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    utmParameterNames.flatMap((name) => {
      const value = query.get(`utm_${name}`)
      return value ? [[name, value]] : []
    }),
  )
}

/**
 * Returns the name for counting and filtering: the campaign's source, else the host, else `direct`.
 */
export function enquirySourceName({ utm, referrer }: EnquirySource): string {
  return utm.source?.toLowerCase() ?? (referrer && shortenHost(referrer)) ?? 'direct'
}

/** Removes the prefixes of link hosts such as `l.instagram.com` and `m.facebook.com`. */
export function shortenHost(host: string): string {
  return host.replace(/^(www|m|l|lm)\.(?=.+\.)/, '')
}
