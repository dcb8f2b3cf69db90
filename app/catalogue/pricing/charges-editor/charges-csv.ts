import type { Charge, ChargeTable } from '#app/catalogue/pricing/charges/charges-content.ts'
import * as texts from '#app/catalogue/pricing/charges/charges-content-words.ts'
import { formatChargeAmount } from '#app/catalogue/pricing/charges/format-charge-amount.ts'
import { byteOrderMark, csvLine } from '#app/platform/schema/csv-line.ts'
import * as words from './charges-csv-words.ts'

/** Formats the charges as CSV. Without charges, the file has only its headings. */
export function chargesCsv(table: ChargeTable | undefined): string {
  const rows = table?.charges.map((row) => [
    texts.states[table.stateCode],
    table.place,
    ...cellsOf(row),
  ])
  return byteOrderMark + [words.headings, ...(rows ?? [])].map(csvLine).join('')
}

const cellsOf = (row: Charge) => [
  ...[row.key, row.label, texts.sides[row.side], texts.needs[row.need]],
  row.fuel && texts.fuels[row.fuel],
  row.kind && texts.kinds[row.kind],
  row.origin && texts.origins[row.origin],
  row.above,
  formatChargeAmount(row),
  ...[row.gstPercent, row.from, row.until, row.checkedOn, row.source, row.sourceAddress],
  row.toConfirm ? words.yes : '',
]
