import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import type { Day } from '#app/platform/calendar/zoned-dates.server.ts'
import { formatRupees, groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import {
  calculatorInputFromQuery,
  isCalculatorFormSent,
  parseCalculatorInput,
} from './warranty-calculator-input.server.ts'
import type { WarrantyTableTerms, WarrantyTerms } from './warranty-content.ts'
import { findTableForKind, totalCover, vehicleKindOfTable } from './warranty-cover.ts'
import {
  calculateWarrantyEnd,
  lastDayToBuyExtension,
  type OdometerReading,
  type WarrantyEnd,
} from './warranty-end.server.ts'
import * as words from './warranty-result-words.ts'

/** The result as text, so that the browser needs neither rules nor texts. */
export type WarrantyAnswer = {
  facts: { term: string; value: string }[]
  /** Explanation of the last day to buy an extension, or of its absence. */
  note: string
  /** The extensions on sale. Their dates by kilometres are estimates. */
  options: { name: string; until: string; price: string }[]
  /** Date of the calendar event; undefined if no extension can be bought any more. */
  lastDay: Day | undefined
  /** Phone number if no extension can be bought. */
  phone: string | undefined
}

type CalculationContext = { today: Day; kind?: VehicleKind | undefined; phone: string | undefined }

export type WarrantyCalculatorData = ReturnType<typeof calculateWarranty>

/**
 * Calculates the data of the calculator from an address: vehicle classes, input, errors and, once
 * the form is sent, the result.
 */
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

/**
 * Lists the headings of the tables. Adds electric scooters if they have no table, so that their
 * owners get an explanation.
 */
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
