import * as v from 'valibot'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { QuotationRow } from '#app/platform/db/schema-quotations.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import type { SiteSecretStore } from '#app/platform/settings/site-secret-store.server.ts'
import { linkSubject, quotationPath } from './quotation-links.server.ts'
import {
  type Quotation,
  type QuotationChoices,
  type QuotationDocument,
  quotationChoicesSchema,
  quotationDocumentSchema,
} from './quotation-schema.ts'
import { quotationStateOn } from './quotation-states.ts'

/** Returns the figures as given, or undefined if the stored text is damaged. */
export const parseQuotationDocument = (json: string): QuotationDocument | undefined =>
  parseStoredJson(v.optional(quotationDocumentSchema), json, undefined)

export const parseQuotationChoices = (json: string): QuotationChoices =>
  parseStoredJson(quotationChoicesSchema, json, {
    ...{ model: '', variant: '', discount: 0, exchange: 0, accessories: 0 },
  })

type Deps = { secrets: SiteSecretStore; clock: Clock; timeZone: string }

/** Returns a function that presents a row to staff, with its state of today. */
export async function quotationPresenter({ secrets, clock, timeZone }: Deps) {
  const tokens = await secrets.tokens()
  const today = dayInZone(clock(), timeZone)
  return (row: QuotationRow & { reference: string }): Quotation => {
    const document = parseQuotationDocument(row.document_json)
    const { state, valid_until: validUntil } = row
    return {
      ...{ id: row.id, number: row.number, revision: row.revision, reference: row.reference },
      state: quotationStateOn({ state, validUntil }, today),
      vehicle: document?.vehicle ?? row.model,
      variant: document?.variant ?? '',
      lines: document?.lines ?? [],
      ...{ total: row.total, discount: row.discount, validUntil, note: row.note },
      choices: parseQuotationChoices(row.choices_json),
      ...{ madeBy: row.made_by_name, approvedBy: row.approved_by_name },
      ...{ createdAt: row.created_at, sentAt: row.sent_at, answeredAt: row.answered_at },
      path: row.sent_at === null ? null : quotationPath(tokens(linkSubject(row))),
      ...{ difference: row.difference, checkedOn: row.checked_on, version: row.version },
    }
  }
}
