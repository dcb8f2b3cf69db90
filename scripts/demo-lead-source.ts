import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { EnquirySource } from '#app/crm/enquiries/enquiry-source.ts'
import type { SeededRandom } from './demo-random.ts'

type LeadSource = Pick<EnquirySource, 'referrer' | 'utm'>

const leadSourceWeights: readonly (readonly [LeadSource, number])[] = [
  [{ utm: {} }, 34],
  [{ referrer: 'www.google.co.in', utm: {} }, 24],
  [
    {
      referrer: 'l.instagram.com',
      utm: { source: 'instagram', medium: 'story', campaign: 'diwali' },
    },
    14,
  ],
  [
    {
      referrer: 'm.facebook.com',
      utm: { source: 'facebook', medium: 'cpc', campaign: 'exchange-mela' },
    },
    10,
  ],
  [{ utm: { source: 'whatsapp', medium: 'message', campaign: 'service-due' } }, 9],
  [{ utm: { source: 'newspaper', medium: 'qr', campaign: 'diwali' } }, 6],
  [{ referrer: 'www.bing.com', utm: {} }, 3],
]

export function pickDemoLeadSource({ page }: EnquiryKind, chance: SeededRandom): EnquirySource {
  const device = chance.oneOf([
    ['phone', 78],
    ['desktop', 17],
    ['tablet', 5],
  ] as const)
  return { page, ...chance.oneOf(leadSourceWeights), device }
}
