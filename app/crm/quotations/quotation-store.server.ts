import * as eventWords from '#app/crm/desk/desk-event-words.ts'
import { authorOf, lockEnquiry } from '#app/crm/desk/enquiry-update-query.server.ts'
import { generateEnquiryReference } from '#app/crm/enquiries/enquiry-reference.server.ts'
import { canSeeEnquiryKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { QuotationRow } from '#app/platform/db/schema-quotations.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import type { SiteSecretStore } from '#app/platform/settings/site-secret-store.server.ts'
import { discountApproval } from './discount-approval.server.ts'
import { discountLimitOf, discountLimitsSetting } from './discount-limits.ts'
import { quotationPresenter } from './present-quotation.server.ts'
import { quotationColumns } from './quotation-columns.server.ts'
import { type ComposeDeps, quotationComposer } from './quotation-composer.server.ts'
import { hashLinkToken, linkSubject } from './quotation-links.server.ts'
import type { Quotation, QuotationChoices } from './quotation-schema.ts'
import { isUnsent } from './quotation-states.ts'
import { findVisibleQuotation, quotationUpdates } from './quotation-update-query.server.ts'
import * as words from './quotation-words.ts'
import type { SigningKeyStore } from './signing-key-store.server.ts'

export type QuotationStore = ReturnType<typeof quotationStore>

export type QuotationDeps = ComposeDeps & {
  db: Db
  engine: DatabaseEngine
  mayDo: HasCapability
  facts: Pick<SettingsStore, 'get'>
  dealer: Pick<DealerStore, 'get'>
  signingKeys: SigningKeyStore
  secrets: SiteSecretStore
  /** Runs in the transaction that asks for approval. */
  onApprovalAsked?: OnApprovalAsked | undefined
}

type OnApprovalAsked = (
  trx: Db,
  asked: { enquiry: EnquiryRow; quotation: string; staffId: number },
) => Promise<void>

type ChangedQuotation = {
  choices: QuotationChoices
  /** For colleagues. */
  note: string
  asksApproval: boolean
  version: number
}

type NewQuotation = Omit<ChangedQuotation, 'version'> & {
  /** Id of the newest quotation of the enquiry that the person saw; 0 if there was none. */
  seen: number
  /** Id of the quotation of which this is a new version. */
  replaces?: number | undefined
  /** Confirms a new version of a quotation that the customer has accepted. */
  replacesAccepted?: boolean
}

/** Maximum number of quotations of one enquiry, with all versions. */
export const maxQuotations = 50
/** Attempts to find a number that is not used yet. */
export const maxQuotationTries = 5

/** Makes and changes quotations of enquiries. */
export function quotationStore(deps: QuotationDeps) {
  const { db, engine, clock, timeZone, facts, dealer, secrets } = deps
  const compose = quotationComposer(deps)
  const updates = quotationUpdates(deps)
  const approval = discountApproval(deps)

  async function findEnquiry(staff: StaffAccount, reference: string) {
    const row = await db
      .selectFrom('enquiries')
      .select(['id', 'kind', 'reference'])
      .where('reference', '=', reference.toUpperCase())
      .executeTakeFirst()
    return row && canSeeEnquiryKind(staff, row.kind) ? row : undefined
  }

  async function present(
    result: Result<QuotationRow>,
    reference: string,
  ): Promise<Result<Quotation>> {
    if (!result.ok) return result
    const presentRow = await quotationPresenter(deps)
    return ok(presentRow({ ...result.value, reference }))
  }

  const notifyApprovers = async (
    trx: Db,
    enquiry: EnquiryRow,
    { quotation, staff }: { quotation: string; staff: StaffAccount },
  ) => deps.onApprovalAsked?.(trx, { enquiry, quotation, staffId: staff.id })

  /** Computes the figures, and the state that they have once this account saves them. */
  async function prepare(
    staff: StaffAccount,
    { choices, asksApproval }: Pick<ChangedQuotation, 'choices' | 'asksApproval'>,
  ) {
    const [composed, limits, { name }] = await Promise.all([
      compose(choices),
      facts.get(discountLimitsSetting),
      dealer.get(),
    ])
    if (!composed.ok) return composed
    if (choices.exchange > 0 && !choices.exchangeVehicle)
      return failField('exchangeVehicle', words.noExchangeVehicle)
    const state = approval.stateAfterSaving(
      staff,
      { discount: choices.discount, asksApproval },
      limits,
    )
    return state.ok ? ok({ composed: composed.value, state: state.value, dealer: name }) : state
  }

  return {
    /** Lists the quotations of an enquiry and of those merged into it, newest first. */
    async list(
      staff: StaffAccount,
      reference: string,
    ): Promise<Result<{ quotations: Quotation[]; seen: number }>> {
      const enquiry = await findEnquiry(staff, reference)
      if (!enquiry) return fail('gone', eventWords.noneOfThatReference)
      const rows = await db
        .selectFrom('quotations as q')
        .innerJoin('enquiries as e', 'e.id', 'q.enquiry_id')
        .selectAll('q')
        .select('e.reference')
        .where((eb) => eb.or([eb('e.id', '=', enquiry.id), eb('e.joined_to', '=', enquiry.id)]))
        .orderBy('q.id', 'desc')
        .execute()
      const own = rows.find(({ enquiry_id }) => enquiry_id === enquiry.id)
      if (rows.length === 0) return ok({ quotations: [], seen: 0 })
      const presentRow = await quotationPresenter(deps)
      return ok({ quotations: rows.map(presentRow), seen: own?.id ?? 0 })
    },

    /** Computes the figures of choices without saving them. */
    async preview(staff: StaffAccount, choices: QuotationChoices) {
      const [composed, limits] = await Promise.all([
        compose(choices, { ignoresUnknown: true }),
        facts.get(discountLimitsSetting),
      ])
      if (!composed.ok) return composed
      const limit = discountLimitOf(staff.role, limits)
      return ok({ ...composed.value, limit: Number.isFinite(limit) ? limit : null })
    },

    async make(
      staff: StaffAccount,
      reference: string,
      { note, seen, replaces, replacesAccepted = false, ...wanted }: NewQuotation,
    ): Promise<Result<Quotation>> {
      const visible = await findEnquiry(staff, reference)
      if (!visible) return fail('gone', eventWords.noneOfThatReference)
      const prepared = await prepare(staff, wanted)
      if (!prepared.ok) return prepared
      const { state } = prepared.value
      const before =
        replaces === undefined ? undefined : await findVisibleQuotation(db, staff, replaces)
      if (replaces !== undefined && before?.enquiry_id !== visible.id)
        return fail('gone', words.gone)
      const tokens = await secrets.tokens()
      const by = authorOf(staff)
      const day = dayInZone(clock(), timeZone)
      for (let attempt = 1; ; attempt++) {
        const number = before?.number ?? generateEnquiryReference('Q')
        const made = await db.transaction().execute(async (trx) => {
          const enquiry = await lockEnquiry(trx, engine, { reference })
          if (!enquiry) return fail('gone', eventWords.noneOfThatReference)
          if (enquiry.erased_at !== null) return fail('conflict', words.isErased)
          const rows = await trx
            .selectFrom('quotations')
            .select(['id', 'number', 'revision', 'made_by_name', 'state', 'valid_until'])
            .where('enquiry_id', '=', enquiry.id)
            .orderBy('id', 'desc')
            .execute()
          const [newest] = rows
          if (newest && newest.id !== seen)
            return fail('conflict', words.newerExists(newest.made_by_name, newest.number))
          if (rows.length >= maxQuotations) return fail('conflict', words.tooMany)
          const isAccepted = rows.some(
            (it) => it.number === number && it.state === 'accepted' && it.valid_until >= day,
          )
          if (isAccepted && !replacesAccepted)
            return failField('replacesAccepted', words.acceptedAlready)
          const revisions = rows.filter((it) => it.number === number).map((it) => it.revision)
          const revision = Math.max(0, ...revisions) + 1
          const row = await trx
            .insertInto('quotations')
            .values({
              ...quotationColumns(prepared.value, { number, revision }),
              ...{ ...state, number, revision, note, enquiry_id: enquiry.id },
              ...{ made_by: staff.id, made_by_name: staffName(staff) },
              link_hash: hashLinkToken(tokens(linkSubject({ number, revision, link_version: 1 }))),
              created_at: clock().toISOString(),
            })
            .onConflict((oc) => oc.columns(['number', 'revision']).doNothing())
            .returningAll()
            .executeTakeFirst()
          if (!row) return undefined
          await updates.record(trx, enquiry, { row, act: 'made', by })
          if (state.state === 'waiting') {
            await updates.record(trx, enquiry, { row, act: 'asked', by })
            await notifyApprovers(trx, enquiry, { quotation: number, staff })
          }
          return ok(row)
        })
        if (made) return present(made, visible.reference)
        if (attempt === maxQuotationTries)
          throw new Error('No free number for a quotation was found')
      }
    },

    /** Replaces the figures of a quotation that was not sent. An approval ends with it. */
    async change(
      staff: StaffAccount,
      id: number,
      { note, version, ...wanted }: ChangedQuotation,
    ): Promise<Result<Quotation>> {
      const visible = await findVisibleQuotation(db, staff, id)
      if (!visible) return fail('gone', words.gone)
      const prepared = await prepare(staff, wanted)
      if (!prepared.ok) return prepared
      const { state } = prepared.value
      const by = authorOf(staff)
      const changed = await updates.update(visible, { by, version }, async (trx, row, enquiry) => {
        if (enquiry.erased_at !== null) return fail('conflict', words.isErased)
        if (!isUnsent(row.state)) return fail('conflict', words.notChangeable)
        const columns = { ...quotationColumns(prepared.value, row), ...state, note }
        const set = { ...columns, made_by: staff.id, made_by_name: staffName(staff) }
        if (state.state !== 'waiting') return ok({ set, act: 'changed' })
        await updates.record(trx, enquiry, { row: { ...row, ...columns }, act: 'changed', by })
        await notifyApprovers(trx, enquiry, { quotation: row.number, staff })
        return ok({ set, act: 'asked' })
      })
      return present(changed, visible.reference)
    },
  }
}
