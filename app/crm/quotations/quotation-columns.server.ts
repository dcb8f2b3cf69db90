import { canonicalJson } from './canonical-json.ts'
import type { ComposedQuotation } from './compose-quotation.server.ts'
import { quotationFormat } from './quotation-schema.ts'

/** Returns the columns that follow from the figures. */
export function quotationColumns(
  { composed: { figures, choices }, dealer }: { composed: ComposedQuotation; dealer: string },
  { number, revision }: { number: string; revision: number },
) {
  return {
    ...{ model: choices.model, total: figures.total, discount: figures.discount },
    ...{ valid_until: figures.validUntil, table_version: figures.tableVersion },
    document_json: canonicalJson({ format: quotationFormat, number, revision, dealer, ...figures }),
    choices_json: JSON.stringify(choices),
    ...{ difference: null, checked_on: null },
  }
}
