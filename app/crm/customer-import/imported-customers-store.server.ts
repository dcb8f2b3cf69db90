import * as v from 'valibot'
import { bulkChangeStoreOf } from '#app/platform/audit/bulk-change-store.server.ts'

/** A customer of an import, or one enquiry without a customer. It contains no personal data. */
const importedCustomerSchema = v.object({
  customer: v.nullable(v.number()),
  /** The customer's version after the import. */
  version: v.number(),
  /** `true` if the import created the customer. */
  isNew: v.boolean(),
  /** Ids of the imported enquiries. */
  enquiries: v.array(v.number()),
})

export type ImportedCustomer = v.InferOutput<typeof importedCustomerSchema>

export const customerImports = bulkChangeStoreOf('customer-import', v.array(importedCustomerSchema))
