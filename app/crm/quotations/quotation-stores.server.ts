import { siteSecretStore } from '#app/platform/settings/site-secret-store.server.ts'
import { quotationQueries } from './quotation-query.server.ts'
import { type QuotationDeps, quotationStore } from './quotation-store.server.ts'
import { quotationWorkflowStore } from './quotation-workflow-store.server.ts'
import { signingKeyStore } from './signing-key-store.server.ts'
import { visitorQuotationStore } from './visitor-quotation-store.server.ts'

/** Creates the stores of quotations. */
export function quotationStores(deps: Omit<QuotationDeps, 'signingKeys' | 'secrets'>) {
  const signingKeys = signingKeyStore(deps.db, deps.clock)
  const all = { ...deps, signingKeys, secrets: siteSecretStore(deps.db, deps.clock) }
  return {
    signingKeys,
    quotations: quotationStore(all),
    quotationWorkflow: quotationWorkflowStore(all),
    quotationQueries: quotationQueries(all),
    visitorQuotations: visitorQuotationStore(all),
  }
}
