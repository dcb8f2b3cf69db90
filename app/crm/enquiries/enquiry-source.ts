import * as v from 'valibot'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'

/**
 * Ways in which a customer reached the dealership, if staff added the enquiry. These names are stored, so they
 * are never renamed.
 */
export const staffSources = [
  'walk-in',
  'telephone',
  'whatsapp',
  'referral',
  'roadshow',
  'marketplace',
] as const

export type StaffSource = (typeof staffSources)[number]

export const utmParameterNames = ['source', 'medium', 'campaign', 'term', 'content'] as const
export const deviceTypes = ['phone', 'tablet', 'desktop'] as const

export type DeviceType = (typeof deviceTypes)[number]

/**
 * The request header with the source. It contains `page`, `referrer` and `utm` as JSON in ASCII.
 */
export const enquirySourceHeader = 'X-Source'
/** Maximum length of the header in characters. A longer header is ignored. */
export const maxSourceHeaderLength = 1000

/** A campaign parameter is shown in lists and mails, so it is reduced to one short line. */
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

const visitOriginSchema = v.object({
  /** The path of the page with the form. */
  page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/[!-~]{0,199}$/))), undefined),
  /**
   * The host whose page linked to the first page of the visit, without the path. The site's own
   * host is never stored.
   */
  referrer: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,100}$/))), undefined),
  device: v.fallback(v.optional(v.picklist(deviceTypes)), undefined),
  /** The campaign parameters in the address of the visitor's first page. */
  utm,
})

const enquirySourceSchema = v.object({
  ...visitOriginSchema.entries,
  /** Set if staff added the enquiry. */
  staffSource: v.fallback(v.optional(v.picklist(staffSources)), undefined),
  /** Set if the enquiry comes from a spreadsheet. */
  isImport: v.fallback(v.optional(v.literal(true)), undefined),
})

/** The known parts of an enquiry's source. They identify no person. */
export type EnquirySource = v.InferOutput<typeof enquirySourceSchema>

/** Parses a source from a browser or an address. Invalid parts are dropped. */
export function parseVisitOrigin(told: unknown): EnquirySource {
  const parsed = v.safeParse(visitOriginSchema, told)
  return parsed.success ? parsed.output : { utm: {} }
}

/** Parses a stored source. Returns undefined if no source is stored or the JSON is invalid. */
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

/** Name of the source of imported enquiries. It is stored, so it is never renamed. */
export const importSourceName = 'import'

/**
 * Returns the name under which a source is counted and filtered: an import, the source that staff
 * chose, the source of the campaign, otherwise the host, otherwise `direct`.
 */
export function enquirySourceName({ staffSource, isImport, utm, referrer }: EnquirySource): string {
  if (isImport) return importSourceName
  if (staffSource) return staffSource
  return utm.source?.toLowerCase() ?? (referrer && shortenHost(referrer)) ?? 'direct'
}

/** Removes the prefixes of link hosts such as `l.instagram.com` and `m.facebook.com`. */
export function shortenHost(host: string): string {
  return host.replace(/^(www|m|l|lm)\.(?=.+\.)/, '')
}
