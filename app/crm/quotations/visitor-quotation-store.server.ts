import { lockEnquiry } from '#app/crm/desk/enquiry-update-query.server.ts'
import { promised } from '#app/crm/enquiries/callback-deadline-words.ts'
import { generateEnquiryReference } from '#app/crm/enquiries/enquiry-reference.server.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import type { ComposedQuotation } from './compose-quotation.server.ts'
import { quotationColumns } from './quotation-columns.server.ts'
import { quotationComposer } from './quotation-composer.server.ts'
import { hashLinkToken, isLinkToken, linkSubject, quotationPath } from './quotation-links.server.ts'
import type { QuotationChoices } from './quotation-schema.ts'
import { maxQuotations, maxQuotationTries, type QuotationDeps } from './quotation-store.server.ts'
import { quotationUpdates } from './quotation-update-query.server.ts'
import * as words from './quotation-words.ts'

export type VisitorQuotationStore = ReturnType<typeof visitorQuotationStore>

/** Time in which a new quotation's page thanks for the enquiry, in milliseconds. */
const thanksWindow = 10 * 60_000

/** Makes quotations that visitors ask for on the website. They have no discount. */
export function visitorQuotationStore(deps: QuotationDeps) {
  const { db, engine, clock, timeZone, dealer, secrets, signingKeys } = deps
  const compose = quotationComposer(deps)
  const updates = quotationUpdates(deps)

  return {
    /** Computes the figures without saving them. Fails if a choice is not offered today. */
    prepare: (choices: Omit<QuotationChoices, 'discount'>): Promise<Result<ComposedQuotation>> =>
      compose({ ...choices, discount: 0 }),

    /**
     * Makes and sends a quotation of a visitor's enquiry. The same choices again lead to the first
     * quotation. Returns the path of its page. Fails with `conflict` if the enquiry was erased or has
     * too many quotations.
     */
    async make(
      reference: string,
      { composed, note }: { composed: ComposedQuotation; note: string },
    ): Promise<Result<{ path: string }>> {
      const [tokens, sign, { name }] = await Promise.all([
        secrets.tokens(),
        signingKeys.signer(),
        dealer.get(),
      ])
      const choices = JSON.stringify(composed.choices)
      return db.transaction().execute(async (trx) => {
        const enquiry = await lockEnquiry(trx, engine, { reference })
        if (!enquiry) return fail('gone', words.gone)
        if (enquiry.erased_at !== null) return fail('conflict', words.isErased)
        const rows = await trx
          .selectFrom('quotations')
          .select(['number', 'revision', 'link_version', 'choices_json', 'made_by', 'made_by_name'])
          .where('enquiry_id', '=', enquiry.id)
          .orderBy('id')
          .execute()
        const earlier = rows.find((row) => isByVisitor(row) && row.choices_json === choices)
        if (earlier) return ok({ path: quotationPath(tokens(linkSubject(earlier))) })
        if (rows.length >= maxQuotations) return fail('conflict', words.tooMany)
        for (let tries = 0; tries < maxQuotationTries; tries++) {
          const identity = { number: generateEnquiryReference('Q'), revision: 1 }
          const token = tokens(linkSubject({ ...identity, link_version: 1 }))
          const figures = quotationColumns({ composed, dealer: name }, identity)
          const { keyId, signature } = await sign(figures.document_json)
          const now = clock().toISOString()
          const row = await trx
            .insertInto('quotations')
            .values({
              ...{ ...figures, ...identity, note, enquiry_id: enquiry.id, state: 'sent' },
              ...{ made_by: null, made_by_name: words.visitor },
              ...{ approved_by: null, approved_by_name: null, approved_at: null },
              ...{ link_hash: hashLinkToken(token), key_id: keyId, signature },
              ...{ created_at: now, sent_at: now },
            })
            .onConflict((oc) => oc.columns(['number', 'revision']).doNothing())
            .returningAll()
            .executeTakeFirst()
          if (!row) continue
          await updates.record(trx, enquiry, { row, act: 'made', by: author })
          return ok({ path: quotationPath(token) })
        }
        throw new Error('No free number for a quotation was found')
      })
    },

    /**
     * Returns the reference of the enquiry and the promise of a call, for some minutes after a
     * visitor made the quotation; otherwise undefined.
     */
    async findThanks(token: string) {
      if (!isLinkToken(token)) return undefined
      const row = await db
        .selectFrom('quotations as q')
        .innerJoin('enquiries as e', 'e.id', 'q.enquiry_id')
        .select(['q.made_by', 'q.made_by_name', 'q.created_at', 'e.reference', 'e.call_by'])
        .where('q.link_hash', '=', hashLinkToken(token))
        .executeTakeFirst()
      const now = clock()
      if (!row || !isByVisitor(row) || now.getTime() - Date.parse(row.created_at) > thanksWindow)
        return undefined
      return {
        reference: row.reference,
        promise: promised(row.call_by, 'call', { now, timeZone }),
      }
    },
  }
}

const author = { id: null, name: words.visitor }

const isByVisitor = (row: { made_by: number | null; made_by_name: string }): boolean =>
  row.made_by === null && row.made_by_name === words.visitor
