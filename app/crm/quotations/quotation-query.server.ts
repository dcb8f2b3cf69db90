import {
  type ChargesToday,
  loadCharges,
} from '#app/catalogue/pricing/charges/vehicle-price-sheet.server.ts'
import { visibleKindSlugs } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { QuotationRow } from '#app/platform/db/schema-quotations.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import {
  parseQuotationChoices,
  parseQuotationDocument,
  quotationPresenter,
} from './present-quotation.server.ts'
import { quotationComposer } from './quotation-composer.server.ts'
import { countQuotations } from './quotation-figures-query.server.ts'
import { hashLinkToken, isLinkToken } from './quotation-links.server.ts'
import type { QuotationSection } from './quotation-list-sections.ts'
import type { Quotation, QuotationDocument } from './quotation-schema.ts'
import { quotationStateOn } from './quotation-states.ts'
import type { QuotationDeps } from './quotation-store.server.ts'

export type QuotationQueries = ReturnType<typeof quotationQueries>

/** A quotation as its page shows it. It names no person. */
export type PublicQuotation = {
  status: ReturnType<typeof quotationStateOn<QuotationRow['state']>>
  document: QuotationDocument
  sentOn: string
  /** Total of the same choices today; undefined if it can no longer be computed. */
  today: { day: string; total: number } | undefined
  /** `true` if the data of the person was erased. It then takes no answer. */
  isClosed: boolean
}

/** Open quotations that one run of the check compares with today. */
const maxChecked = 500
/** Quotations on a page of the list. */
const maxListed = 100

/** Finds quotations by their link, lists them for staff, and compares them with today. */
export function quotationQueries(deps: Omit<QuotationDeps, 'engine' | 'mayDo' | 'dealer'>) {
  const { db, clock, timeZone } = deps
  const compose = quotationComposer(deps)
  const today = () => dayInZone(clock(), timeZone)

  async function findByToken(token: string) {
    if (!isLinkToken(token)) return undefined
    return db
      .selectFrom('quotations as q')
      .innerJoin('enquiries as e', 'e.id', 'q.enquiry_id')
      .selectAll('q')
      .select('e.erased_at')
      .where('q.link_hash', '=', hashLinkToken(token))
      .where('q.sent_at', 'is not', null)
      .executeTakeFirst()
  }

  const statusOf = ({ state, valid_until: validUntil }: QuotationRow) =>
    quotationStateOn({ state, validUntil }, today())

  async function totalToday(
    { choices_json }: QuotationRow,
    charges?: ChargesToday,
  ): Promise<number | undefined> {
    const now = await compose(parseQuotationChoices(choices_json), { charges })
    return now.ok ? now.value.figures.total : undefined
  }

  /** Selects the quotations of a section that the account may see. */
  function inSection(staff: StaffAccount, section: QuotationSection) {
    const day = today()
    const kinds = visibleKindSlugs(staff)
    const all = db
      .selectFrom('quotations as q')
      .innerJoin('enquiries as e', 'e.id', 'q.enquiry_id')
      .$if(kinds !== undefined, (query) => query.where('e.kind', 'in', kinds ?? []))
    const active = all.where('e.erased_at', 'is', null)
    const current = active.where('q.state', '=', 'sent').where('q.valid_until', '>=', day)
    switch (section) {
      case 'waiting':
        return active.where('q.state', '=', 'waiting')
      case 'open':
        return current
      case 'ending':
        return current.where('q.valid_until', '<=', addDays(day, 1))
      case 'different':
        return current
          .where('q.checked_on', 'is not', null)
          .where((eb) => eb.or([eb('q.difference', 'is', null), eb('q.difference', '<>', 0)]))
      case 'lapsed':
        return active.where('q.state', '=', 'sent').where('q.valid_until', '<', day)
      case 'all':
        return all.where((eb) =>
          eb.or([eb('e.erased_at', 'is', null), eb('q.sent_at', 'is not', null)]),
        )
    }
  }

  async function countIn(staff: StaffAccount, section: QuotationSection): Promise<number> {
    const row = await inSection(staff, section)
      .select((eb) => eb.fn.countAll().as('n'))
      .executeTakeFirst()
    return Number(row?.n ?? 0)
  }

  return {
    /** Counts the quotations that were sent in a period, by person and by vehicle. */
    figures: (staff: StaffAccount, period: { from: string; to: string }) =>
      countQuotations(db, staff, { ...period, timeZone }),

    /** Returns the number of quotations that wait for approval. */
    countWaiting: (staff: StaffAccount) => countIn(staff, 'waiting'),

    /** Returns undefined for an unknown token and for a quotation that was not sent. */
    async findByToken(token: string): Promise<PublicQuotation | undefined> {
      const row = await findByToken(token)
      const document = row && parseQuotationDocument(row.document_json)
      if (!row || !document) return undefined
      const total = await totalToday(row)
      const { sent_at: sentAt } = row
      return {
        document,
        status: statusOf(row),
        sentOn: sentAt === null ? document.day : dayInZone(new Date(sentAt), timeZone),
        today: total === undefined ? undefined : { day: today(), total },
        isClosed: row.erased_at !== null,
      }
    },

    /** Finds the quotation that a customer answers. */
    async findForAnswer(token: string) {
      const row = await findByToken(token)
      return row && { id: row.id, status: statusOf(row) }
    },

    /** Returns the signed text and its signature. */
    async findProof(token: string) {
      const row = await findByToken(token)
      if (!row || row.key_id === null || row.signature === null) return undefined
      const { document_json: documentJson, key_id: keyId, signature, number, revision } = row
      return { documentJson, keyId, signature, number, revision }
    },

    /**
     * Lists the quotations of a section, and how many each section has. Without a section, those
     * that wait for approval are listed, or else the open ones.
     */
    async listForStaff(
      staff: StaffAccount,
      asked: { section: QuotationSection | undefined; number: string },
    ): Promise<{
      rows: Quotation[]
      counts: Record<QuotationSection, number>
      section: QuotationSection
    }> {
      const [waiting, open, ending, different, lapsed, all] = await Promise.all([
        countIn(staff, 'waiting'),
        countIn(staff, 'open'),
        countIn(staff, 'ending'),
        countIn(staff, 'different'),
        countIn(staff, 'lapsed'),
        countIn(staff, 'all'),
      ])
      const counts = { waiting, open, ending, different, lapsed, all }
      const section = asked.section ?? (waiting > 0 ? 'waiting' : 'open')
      const rows = await inSection(staff, section)
        .selectAll('q')
        .select('e.reference')
        .$if(asked.number !== '', (query) => query.where('q.number', '=', asked.number))
        .orderBy('q.id', 'desc')
        .limit(maxListed)
        .execute()
      return { rows: rows.map(await quotationPresenter(deps)), counts, section }
    },

    /**
     * Compares open quotations with the prices and charges of today, each once a day. Returns how
     * many were compared.
     */
    async checkOpen(): Promise<number> {
      const day = today()
      const charges = await loadCharges(deps)
      if (!charges) return 0
      const rows = await db
        .selectFrom('quotations')
        .selectAll()
        .where('state', '=', 'sent')
        .where('valid_until', '>=', day)
        .where((eb) => eb.or([eb('checked_on', 'is', null), eb('checked_on', '<', day)]))
        .orderBy('id')
        .limit(maxChecked)
        .execute()
      for (const row of rows) {
        const total = await totalToday(row, charges)
        await storeDifference(db, row.id, {
          difference: total === undefined ? null : total - row.total,
          checked_on: day,
        })
      }
      return rows.length
    },
  }
}

/** The check changes no version, so that it is in nobody's way. */
async function storeDifference(
  db: Db,
  id: number,
  found: Pick<QuotationRow, 'difference' | 'checked_on'>,
): Promise<void> {
  await db.updateTable('quotations').set(found).where('id', '=', id).execute()
}
