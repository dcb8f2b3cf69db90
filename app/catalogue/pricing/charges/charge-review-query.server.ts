import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { ReviewRows } from '#app/content/review-queue/review-definition.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { findSettingForEdit, replaceSetting } from '#app/platform/settings/settings-store.server.ts'
import { hasEnded } from './charge-days.ts'
import { chargeName } from './charge-name.ts'
import { type Charge, chargesCapabilities } from './charges-content.ts'
import * as words from './charges-content-words.ts'
import { chargesSetting } from './charges-setting.ts'
import { formatChargeAmount } from './format-charge-amount.ts'

/** Days before its end from which a row is due. */
const daysBeforeEnd = 14

const storedSchema = v.object({ checkedOn: v.string(), toConfirm: v.boolean() })

/**
 * The rows of the table have neither ids nor versions. The id follows from the fields that identify
 * a row, and the version from all its fields.
 */
export const chargeReviewRows: ReviewRows = {
  may: chargesCapabilities.draft,
  async list(db, { before, today, limit }) {
    return (await listDue(db, before, today)).slice(0, limit).map((row) => ({
      id: idOf(row),
      version: versionOf(row),
      name: chargeName(row),
      says:
        row.until === undefined
          ? formatChargeAmount(row)
          : words.rowEnds(formatChargeAmount(row), formatDay(row.until)),
      checkedOn: row.checkedOn,
      editAt: '/admin/site/charges',
    }))
  },
  count: async (db, { before, today }) => (await listDue(db, before, today)).length,
  async find(db, id) {
    const row = (await listRows(db)).find((it) => idOf(it) === id)
    if (!row) return undefined
    const { checkedOn, toConfirm } = row
    return {
      version: versionOf(row),
      name: chargeName(row),
      checkedOn,
      stored: { checkedOn, toConfirm },
    }
  },
  async write(db, { id, was, stored }) {
    const isMeant = (row: Charge) => idOf(row) === id && versionOf(row) === was
    // The caller has locked the document.
    if (!(await listRows(db)).some(isMeant)) return false
    const change = v.parse(storedSchema, stored)
    await replaceSetting(db, chargesSetting, (table) => ({
      ...table,
      charges: table.charges.map((row) => (isMeant(row) ? { ...row, ...change } : row)),
    }))
    return true
  },
  confirmed: (_, today) => ({ checkedOn: today, toConfirm: false }),
}

const listRows = async (db: Db): Promise<readonly Charge[]> =>
  (await findSettingForEdit(db, chargesSetting)).value.charges

/** Lists the rows that apply today or later and are not confirmed or due, the oldest check first. */
async function listDue(db: Db, before: string, today: string): Promise<Charge[]> {
  const rows = await listRows(db)
  return rows
    .filter(
      (row) =>
        !hasEnded(row, today) && (row.toConfirm || row.checkedOn < before || isEnding(row, today)),
    )
    .toSorted((a, b) => a.checkedOn.localeCompare(b.checkedOn))
}

/** `true` from 14 days before the end, unless the row was checked since. */
function isEnding({ until, checkedOn }: Charge, today: string): boolean {
  if (until === undefined) return false
  const due = addDays(until, -daysBeforeEnd)
  return due <= today && checkedOn < due
}

const idOf = ({ key, fuel, kind, origin, from }: Charge) => hash([key, fuel, kind, origin, from])

const versionOf = (row: Charge) =>
  hash(Object.entries(row).toSorted(([one], [other]) => one.localeCompare(other)))

/** Returns a positive integer that the database and JSON can hold. */
const hash = (value: unknown): number =>
  createHash('sha256').update(JSON.stringify(value)).digest().readUInt32BE() >>> 1
