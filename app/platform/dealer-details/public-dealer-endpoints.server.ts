import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { DealerStore } from './dealer-store.server.ts'
import { formatDealerAddress, formatOpeningHours } from './format-dealer.ts'
import { getDealer } from './public-dealer-endpoints.ts'
import * as words from './words.ts'

export const publicDealerEndpoints = [
  handleEndpoint(getDealer, async ({ dealer }: { dealer: DealerStore }, { params }) => {
    const found = await dealer.find(parseRowId(params.id) ?? 0)
    if (!found) throw new Problem(404, words.noneOfThatNumber)
    const { id, name, email, salesPhones, servicePhones, hours, map } = found
    return [
      {
        id,
        name,
        address: formatDealerAddress(found),
        sale_no: salesPhones.join(', '),
        service_no: servicePhones.join(', '),
        open_time: formatOpeningHours(hours.sales),
        email,
        url: JSON.stringify(map),
      },
    ]
  }),
]
