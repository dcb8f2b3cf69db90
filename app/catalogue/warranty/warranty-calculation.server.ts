import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import type { Day } from '#app/platform/calendar/zoned-dates.server.ts'
import { formatRupees, groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import * as words from './warranty-calculation-words.ts'
import {
  calculatorInputFromQuery,
  isCalculatorFormSent,
  parseCalculatorInput,
} from './warranty-calculator-input.server.ts'
import { findTableForKind, totalCover, vehicleKindOfTable } from './warranty-cover.ts'
import {
  calculateWarrantyEnd,
  lastDayToBuyExtension,
  type OdometerReading,
  type WarrantyEnd,
} from './warranty-end.server.ts'
import type { WarrantyTableTerms, WarrantyTerms } from './warranty-setting.ts'

/** What the page shows: all in words, so that a browser brings neither rule nor sentence along. */
export type WarrantyAnswer = {
  facts: { term: string; value: string }[]
  /** What it says of the last day, or why there is none. */
  note: string
  /** The days are an estimate. */
  options: { name: string; until: string; price: string }[]
  /** Day of the calendar's event, where an extension can still be bought. */
  lastDay: Day | undefined
  /** To call where there is none. */
  phone: string | undefined
}

type CalculationContext = { today: Day; kind?: VehicleKind | undefined; phone: string | undefined }

export type WarrantyCalculatorData = ReturnType<typeof calculateWarranty>

/** The calculator as an address has it: its machines, what was typed, and the answer once it was asked. */
export function calculateWarranty(
  terms: WarrantyTerms,
  query: URLSearchParams,
  { today, kind, phone }: CalculationContext,
) {
  const machines = listVehicleClasses(terms.tables)
  const typed = calculatorInputFromQuery(query)
  const isAsked = isCalculatorFormSent(query)
  const table = findTableForKind(terms.tables, kind)
  const usual = table?.heading ?? (kind === 'ev' ? words.electric : '')
  const input = { ...typed, machine: typed.machine || usual }
  if (!isAsked) return { machines, input, errors: {}, answer: undefined }
  if (input.machine === words.electric && !terms.tables.some(isElectric))
    return { machines, input, errors: {}, answer: calculationWithoutTable(phone) }
  const { ridden, errors } = parseCalculatorInput(input, machines, today)
  const of = terms.tables.find(({ heading }) => heading === input.machine)
  const answer =
    of && Object.keys(errors).length === 0
      ? calculationFor(of, terms, ridden, { today, phone })
      : undefined
  return { machines, input, errors, answer }
}

const isElectric = (table: WarrantyTableTerms) => vehicleKindOfTable(table) === 'ev'

/** Those of the tables, and the electric ones where they have none: their owners are told. */
function listVehicleClasses(tables: readonly WarrantyTableTerms[]): string[] {
  const named = tables.map(({ heading }) => heading)
  return tables.some(isElectric) ? named : [...named, words.electric]
}

function calculationWithoutTable(phone: string | undefined): WarrantyAnswer {
  return { facts: [], note: words.noTable, options: [], lastDay: undefined, phone }
}

function calculationFor(
  { standard, extensions }: WarrantyTableTerms,
  { soldForMonths }: WarrantyTerms,
  ridden: OdometerReading,
  { today, phone }: CalculationContext,
): WarrantyAnswer {
  const end = calculateWarrantyEnd(standard, ridden, today)
  const lastDay = lastDayToBuyExtension(end, ridden.sold, soldForMonths)
  const isOpen = lastDay >= today && !end.isRidden
  const km = groupIndianDigits(standard.km)
  const facts = [
    { term: words.byDate, value: words.until(formatNonBreakingDay(end.date)) },
    { term: words.byKilometres(km), value: formatKilometreEnd(end) },
    { term: words.first, value: isOpen ? formatEarliestEnd(end) : '' },
    { term: words.lastDay, value: isOpen ? formatLastDay(lastDay, end) : '' },
  ].filter(({ value }) => value !== '')
  if (!isOpen) {
    const note = end.isRidden ? words.tooFar(km) : words.tooLate(formatNonBreakingDay(lastDay))
    return { facts, note, options: [], lastDay: undefined, phone }
  }
  const rule = soldForMonths ? words.withinMonths(soldForMonths) : words.whileItLasts
  return {
    facts,
    note: end.km === undefined ? rule : `${rule} ${words.estimated}`,
    options: extensions.map((extension) => {
      const total = totalCover(standard, extension)
      const then = calculateWarrantyEnd(total, ridden, today)
      const until = words.coveredUntil(formatNonBreakingDay(then.date), groupIndianDigits(total.km))
      return {
        name: words.option(extension.years),
        until: then.isKmFirst
          ? `${until}; ${words.kilometresFirst(formatNonBreakingDay(then.first))}`
          : until,
        price: extension.price === undefined ? words.askUs : formatRupees(extension.price),
      }
    }),
    lastDay,
    phone: undefined,
  }
}

function formatKilometreEnd({ km, isRidden }: WarrantyEnd): string {
  if (isRidden) return words.reached
  return km === undefined ? words.notInYears : words.about(formatNonBreakingDay(km))
}

const formatEarliestEnd = ({ first, isKmFirst }: WarrantyEnd) =>
  isKmFirst ? words.about(formatNonBreakingDay(first)) : formatNonBreakingDay(first)

const formatLastDay = (day: Day, { first, isKmFirst }: WarrantyEnd) =>
  isKmFirst && day === first ? words.about(formatNonBreakingDay(day)) : formatNonBreakingDay(day)
