import { handle } from '#app/platform/http/handle-call.server.ts'
import { idFrom } from '#app/platform/http/id-from.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { addressLine, openingLine } from './dealer.ts'
import type { DealerStore } from './dealer-store.server.ts'
import { getDealer } from './public-dealer-calls.ts'
import * as words from './words.ts'

export const publicDealerCalls = [
  handle(getDealer, async ({ dealer }: { dealer: DealerStore }, { params }) => {
    const found = await dealer.find(idFrom(params.id) ?? 0)
    if (!found) throw new Problem(404, words.noneOfThatNumber)
    const { id, name, email, salesPhones, servicePhones, hours, map } = found
    return [
      {
        id,
        name,
        address: addressLine(found),
        sale_no: salesPhones.join(', '),
        service_no: servicePhones.join(', '),
        open_time: openingLine(hours.sales),
        email,
        url: JSON.stringify(map),
      },
    ]
  }),
]
