import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { formatDealerAddress } from '#app/platform/dealer-details/format-dealer.ts'
import * as words from './words.ts'

/** Returns the dealer's address and numbers as lines below the name. */
export function letterheadLines(dealer: Dealer): string[] {
  const { salesPhones, whatsapp, email } = dealer
  return [
    formatDealerAddress(dealer),
    [
      ...(salesPhones.length > 0 ? [`${words.sales} ${salesPhones.map(unbroken).join(', ')}`] : []),
      ...(whatsapp === '' ? [] : [`${words.whatsAppNumber} ${unbroken(whatsapp)}`]),
    ].join(' · '),
    email,
  ].filter(Boolean)
}

const unbroken = (phone: string) => phone.replaceAll(' ', '\u00a0')
