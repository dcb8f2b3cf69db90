import {
  type EnquirySource,
  importSourceName,
  type StaffSource,
  shortenHost,
} from './enquiry-source.ts'

/** Texts for the source of an enquiry, for staff. */

export const staffSourceLabels: Record<StaffSource, string> = {
  'walk-in': 'Walk-in',
  telephone: 'Telephone',
  whatsapp: 'WhatsApp',
  referral: 'Referral',
  roadshow: 'Roadshow',
  marketplace: 'Marketplace',
}

/** Returns the label of a stored source name. */
export function sourceLabel(name: string): string {
  if (name === importSourceName) return imported
  const staffSource = Object.entries(staffSourceLabels).find(([source]) => source === name)
  return staffSource?.[1] ?? (name === directly ? 'Direct' : name)
}

export const imported = 'Imported'
const directly = 'direct'
const campaignOf = (name: string) => `campaign ${name}`
const devices = { phone: 'phone', tablet: 'tablet', desktop: 'computer' }

/** Returns `campaign diwali, instagram.com`, or '' for an unknown source. */
export function sourceWords(source: EnquirySource | undefined): string {
  if (!source) return ''
  const { staffSource, isImport, utm, referrer } = source
  if (isImport) return imported
  if (staffSource) return staffSourceLabels[staffSource]
  const host = referrer && shortenHost(referrer)
  // If the host is `instagram.com`, the campaign source `instagram` adds nothing.
  const isSaidByHost = utm.source !== undefined && host?.includes(utm.source.toLowerCase())
  const parts = [
    utm.campaign && campaignOf(utm.campaign),
    isSaidByHost ? undefined : utm.source,
    host,
  ]
  return parts.filter(Boolean).join(', ') || directly
}

/** Returns `/finance, phone`: the page with the form, and the device. */
export const sentFrom = ({ page, device }: EnquirySource) =>
  [page, device && devices[device]].filter(Boolean).join(', ')
