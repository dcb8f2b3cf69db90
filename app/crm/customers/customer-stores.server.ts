import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { consentWithdrawalStore } from './consent-withdrawal-store.server.ts'
import { customerListQueries } from './customer-list-query.server.ts'
import { customerMergeStore } from './customer-merge-store.server.ts'
import { customerQueries } from './customer-query.server.ts'
import { customerStore } from './customer-store.server.ts'
import { customerVehicleStore } from './customer-vehicle-store.server.ts'

/** Creates the queries and stores of customers. */
export const customerStores = (desk: ChangeContext) => ({
  customers: customerQueries(desk.db),
  customerList: customerListQueries(desk.db),
  customerChanges: customerStore(desk),
  customerVehicles: customerVehicleStore(desk),
  consentWithdrawals: consentWithdrawalStore(desk),
  customerMerges: customerMergeStore(desk),
})
