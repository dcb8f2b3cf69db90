import { galleryCalls } from '#app/gallery/gallery-calls.server.ts'
import { offerCalls } from '#app/offers/offer-calls.server.ts'
import { accountCalls } from '#app/staff/account-calls.server.ts'
import { priceCalls } from '#app/vehicles/prices/price-calls.server.ts'
import type { HandledCall } from './http/handle-call.server.ts'
import type { Services } from './services.server.ts'

/** Every call that is declared, with what answers it. */
export const handledCalls: readonly HandledCall<Services>[] = [
  ...priceCalls,
  ...accountCalls,
  ...offerCalls,
  ...galleryCalls,
]
