/** Sections of the list of quotations. */
export const quotationSections = [
  'waiting',
  'open',
  'ending',
  'different',
  'lapsed',
  'all',
] as const

export type QuotationSection = (typeof quotationSections)[number]

export function parseQuotationSection(text: string | null): QuotationSection | undefined {
  return quotationSections.find((it) => it === text)
}
