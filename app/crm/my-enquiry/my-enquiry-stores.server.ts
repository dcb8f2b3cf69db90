import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'
import { customerActStore } from './customer-act-store.server.ts'
import { enquiryLookup } from './enquiry-lookup.server.ts'
import { freeHourQueries } from './free-hour-query.server.ts'
import { myEnquiryQueries } from './my-enquiry-query.server.ts'

type Deps = Parameters<typeof myEnquiryQueries>[0] &
  Parameters<typeof customerActStore>[0] &
  Parameters<typeof freeHourQueries>[0] & {
    metrics: { countLookup: Parameters<typeof enquiryLookup>[0]['onResult'] }
  }

type Limits = {
  enquiryReferences: RateLimiter
  enquiryNetworks: RateLimiter
  enquiryLookups: RateLimiter
}

/** Creates the stores of the customers' pages. */
export function myEnquiryStores(deps: Deps, limits: Limits) {
  const myEnquiries = myEnquiryQueries(deps)
  return {
    myEnquiries,
    customerActs: customerActStore(deps),
    customerHours: freeHourQueries(deps),
    enquiryLookup: enquiryLookup({
      db: deps.db,
      myEnquiries,
      onResult: deps.metrics.countLookup,
      limits: {
        ofReference: limits.enquiryReferences,
        ofNetwork: limits.enquiryNetworks,
        ofSite: limits.enquiryLookups,
      },
    }),
  }
}
