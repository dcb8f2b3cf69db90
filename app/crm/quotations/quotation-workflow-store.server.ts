import { authorOf, type EventAuthor } from '#app/crm/desk/enquiry-update-query.server.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { QuotationRow } from '#app/platform/db/schema-quotations.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { canonicalJson } from './canonical-json.ts'
import { discountApproval } from './discount-approval.server.ts'
import { discountLimitOf, discountLimitsSetting } from './discount-limits.ts'
import {
  parseQuotationChoices,
  parseQuotationDocument,
  quotationPresenter,
} from './present-quotation.server.ts'
import { quotationComposer } from './quotation-composer.server.ts'
import { hashLinkToken, linkSubject } from './quotation-links.server.ts'
import type { Quotation } from './quotation-schema.ts'
import {
  isAnswerable,
  isUnsent,
  type QuotationAnswer,
  quotationStateOn,
} from './quotation-states.ts'
import type { QuotationDeps } from './quotation-store.server.ts'
import {
  findQuotation,
  findVisibleQuotation,
  type QuotationChange,
  type QuotationUpdate,
  quotationUpdates,
} from './quotation-update-query.server.ts'
import * as words from './quotation-words.ts'

/** Id of a quotation, and the version that the person saw. */
type SeenQuotation = { id: number; version: number }

export type QuotationWorkflowStore = ReturnType<typeof quotationWorkflowStore>

/** Approves and sends quotations, and stores the answers of customers. */
export function quotationWorkflowStore(deps: QuotationDeps) {
  const { db, clock, timeZone, facts, signingKeys, secrets } = deps
  const compose = quotationComposer(deps)
  const updates = quotationUpdates(deps)
  const approval = discountApproval(deps)
  const today = () => dayInZone(clock(), timeZone)

  async function updateByStaff(
    staff: StaffAccount,
    { id, version }: SeenQuotation,
    prepare: (row: QuotationRow) => Promise<QuotationChange>,
  ): Promise<Result<Quotation>> {
    const visible = await findVisibleQuotation(db, staff, id)
    if (!visible) return fail('gone', words.gone)
    const change = await prepare(visible)
    const updated = await updates.update(visible, { by: authorOf(staff), version }, change)
    if (!updated.ok) return updated
    const presentRow = await quotationPresenter(deps)
    return ok(presentRow({ ...updated.value, reference: visible.reference }))
  }

  /** An answer can be changed until the last day. */
  async function storeAnswer(
    trx: Db,
    { row, enquiry, by }: { row: QuotationRow; enquiry: EnquiryRow; by: EventAuthor },
    answer: QuotationAnswer,
  ): Promise<Result<QuotationUpdate>> {
    const { state, valid_until: validUntil } = row
    if (!isAnswerable(state)) return fail('conflict', words.notAnswerable)
    if (state === answer) return fail('conflict', words.sameAnswer)
    if (quotationStateOn({ state: 'sent', validUntil }, today()) === 'lapsed')
      return fail('conflict', words.lapsedAnswer)
    if (answer === 'accepted') await replaceOlder(trx, enquiry, { row, by, isAccepted: true })
    return ok({ set: { state: answer, answered_at: clock().toISOString() }, act: answer })
  }

  /** Replaces older versions. An accepted one stays accepted until a newer one is accepted. */
  async function replaceOlder(
    trx: Db,
    enquiry: EnquiryRow,
    { row, by, isAccepted }: { row: QuotationRow; by: EventAuthor; isAccepted: boolean },
  ): Promise<void> {
    const older = await trx
      .updateTable('quotations')
      .set((eb) => ({ state: 'replaced', version: eb('version', '+', 1) }))
      .where('number', '=', row.number)
      .where('revision', '<', row.revision)
      .where('state', 'not in', isAccepted ? ['replaced'] : ['replaced', 'accepted'])
      .returningAll()
      .execute()
    for (const replaced of older)
      await updates.record(trx, enquiry, { row: replaced, act: 'replaced', by })
  }

  return {
    /** Approves the figures as they are. */
    approve: (staff: StaffAccount, seen: SeenQuotation) =>
      updateByStaff(staff, seen, async () => {
        const limit = discountLimitOf(staff.role, await facts.get(discountLimitsSetting))
        return async (_, row, enquiry) => {
          if (enquiry.erased_at !== null) return fail('conflict', words.isErased)
          if (row.state !== 'waiting') return fail('conflict', words.notWaiting)
          if (row.discount > limit)
            return fail('forbidden', words.overApproversLimit(formatRupees(limit)))
          return ok({ set: { state: 'approved', ...approval.approvalBy(staff) }, act: 'approved' })
        }
      }),

    /**
     * Signs the figures and opens the customer's page. Refused if prices or charges have changed
     * since the figures were saved. Older versions become replaced.
     */
    send: (staff: StaffAccount, seen: SeenQuotation) =>
      updateByStaff(staff, seen, async (visible) => {
        const [now, limits, sign] = await Promise.all([
          compose(parseQuotationChoices(visible.choices_json)),
          facts.get(discountLimitsSetting),
          signingKeys.signer(),
        ])
        return async (trx, row, enquiry) => {
          if (enquiry.erased_at !== null) return fail('conflict', words.isErased)
          if (!isUnsent(row.state)) return fail('conflict', words.notSendable)
          const refusal = await approval.checkApproval(trx, staff, { row, limits })
          if (refusal) return refusal
          if (!now.ok) return fail('conflict', words.noLongerComputable)
          const { lines, total, validUntil } = now.value.figures
          const stored = parseQuotationDocument(row.document_json)?.lines ?? []
          if (canonicalJson(stored) !== canonicalJson(lines) || row.valid_until < today())
            return fail('conflict', words.pricesChanged(formatRupees(total)))
          if (validUntil < row.valid_until)
            return fail('conflict', words.endsEarlier(formatDay(validUntil)))
          await replaceOlder(trx, enquiry, { row, by: authorOf(staff), isAccepted: false })
          const { keyId, signature } = await sign(row.document_json)
          const sent = { sent_at: clock().toISOString(), key_id: keyId, signature }
          return ok({ set: { state: 'sent', ...sent }, act: 'sent' })
        }
      }),

    /** Gives the page of a sent quotation a new address. The old one no longer opens. */
    renewLink: (staff: StaffAccount, seen: SeenQuotation) =>
      updateByStaff(staff, seen, async () => {
        const tokens = await secrets.tokens()
        return async (_, row, enquiry) => {
          if (enquiry.erased_at !== null) return fail('conflict', words.isErased)
          if (row.sent_at === null) return fail('conflict', words.hasNoLink)
          const link_version = row.link_version + 1
          const link_hash = hashLinkToken(tokens(linkSubject({ ...row, link_version })))
          return ok({ set: { link_version, link_hash }, act: 'relinked' })
        }
      }),

    /** Stores the answer that the customer gave to a colleague. */
    answer: (staff: StaffAccount, seen: SeenQuotation, answer: QuotationAnswer) =>
      updateByStaff(
        staff,
        seen,
        async () => async (trx, row, enquiry) =>
          enquiry.erased_at === null
            ? storeAnswer(trx, { row, enquiry, by: authorOf(staff) }, answer)
            : fail('conflict', words.isErased),
      ),

    /** Stores the answer that the customer gave on the page of the quotation. */
    async answerByCustomer(id: number, answer: QuotationAnswer): Promise<Result<QuotationRow>> {
      const found = await findQuotation(db, id)
      if (!found) return fail('gone', words.gone)
      return updates.update(found, { by: byCustomer }, async (trx, row, enquiry) => {
        if (enquiry.erased_at !== null) return fail('conflict', words.notAnswerable)
        return (await countCustomerAnswers(trx, row)) < maxCustomerAnswers
          ? storeAnswer(trx, { row, enquiry, by: byCustomer }, answer)
          : fail('too-many', words.tooManyAnswers)
      })
    },
  }
}

const byCustomer: EventAuthor = { id: null, name: words.customer }

/** Maximum number of answers on the pages of one enquiry's quotations, because anyone has the link. */
const maxCustomerAnswers = 20

async function countCustomerAnswers(trx: Db, row: QuotationRow): Promise<number> {
  const { count } = await trx
    .selectFrom('desk_events')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('enquiry_id', '=', row.enquiry_id)
    .where('type', '=', 'quotation')
    .where('staff_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
