import { isJsonEqual } from '#app/platform/schema/three-way-merge.ts'
import type { ChargeTable } from './charges-content.ts'

/**
 * Sets the date of publication as the check date of changed rows, unless the user entered another
 * date. A new last day alone is no new check.
 */
export function withCheckDates(
  table: ChargeTable,
  { before, today }: { before: ChargeTable; today: string },
): ChargeTable {
  return {
    ...table,
    charges: table.charges.map((row) => {
      const isUnchanged = before.charges.some((it) => isJsonEqual(withoutEnd(it), withoutEnd(row)))
      const old = before.charges.find(
        (it) =>
          it.key === row.key &&
          it.from === row.from &&
          it.fuel === row.fuel &&
          it.kind === row.kind &&
          it.origin === row.origin,
      )
      return isUnchanged || old?.checkedOn !== row.checkedOn ? row : { ...row, checkedOn: today }
    }),
  }
}

const withoutEnd = ({ until: _, ...row }: ChargeTable['charges'][number]) => row
