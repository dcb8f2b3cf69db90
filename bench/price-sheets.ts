import type { PricedVehicle } from '#app/catalogue/pricing/charges/compute-charges.ts'
import { priceSheet } from '#app/catalogue/pricing/charges/price-sheet.ts'
import { telanganaCharges } from '#app/catalogue/pricing/charges/start-charges-telangana.ts'
import { digits } from './goals.ts'
import { table } from './report.ts'
import { inTurns, spreadOf } from './rounds.ts'

const rounds = 5
const sheetsInARound = 20_000

type Task = 'price sheets' | 'the same sheet as JSON, written and parsed'

const tasks: readonly Task[] = ['price sheets', 'the same sheet as JSON, written and parsed']

/** Computes price sheets of different vehicles, beside writing and parsing one sheet as JSON. */
export async function priceSheets(): Promise<string> {
  const found = await inTurns(tasks, rounds, async (task) => perSecond(task))
  const medians = found.map((figures) => spreadOf(figures).median)
  return table(
    ['one after the other', 'a second', 'beside the sheets'],
    tasks.map((task, index) => {
      const median = medians[index] ?? 0
      return [task, digits(median), digits(median / (medians[0] ?? 1))]
    }),
  )
}

function perSecond(task: Task): number {
  const vehicles = Array.from({ length: 100 }, (_, index): PricedVehicle => {
    const exShowroom = 40_000 + index * 3001
    return index % 5 === 0
      ? { kind: 'ev', exShowroom, kw: 1 + (index % 9) }
      : { kind: 'bike', exShowroom, cc: 90 + index * 7 }
  })
  const sheets = vehicles.map((vehicle) => priceSheet(telanganaCharges, vehicle, {}, '2026-11-26'))
  const begun = performance.now()
  for (let count = 0; count < sheetsInARound; count++) {
    const index = count % vehicles.length
    const vehicle = vehicles[index]
    if (task === 'price sheets' && vehicle) priceSheet(telanganaCharges, vehicle, {}, '2026-11-26')
    else JSON.parse(JSON.stringify(sheets[index]))
  }
  return (sheetsInARound * 1000) / (performance.now() - begun)
}
