import { isLargePriceChange } from '#app/catalogue/pricing/large-price-change.ts'
import { groupBy } from '#app/platform/schema/group-by.ts'
import { normalizeSearchText } from '#app/platform/schema/normalize-identifier.ts'
import type { SheetCell } from '#app/platform/spreadsheets/spreadsheet.ts'
import { parsePriceCell } from './parse-price-cell.ts'
import { parseSoldNewCell } from './parse-sold-new-cell.ts'
import * as words from './price-list-file-words.ts'
import {
  isValidVariantDifference,
  type PriceListLine,
  type PriceListName,
  priceListLineKey,
} from './price-list-line.ts'
import type { PriceListPreviewRow } from './price-list-preview-row.ts'
import type { PriceListFileRow } from './read-price-list-file.ts'

/**
 * Previews the changes of a file row by row, with a problem for each invalid row. Variants that
 * move with a model follow its row.
 */
export function previewFileRows(
  list: PriceListName,
  lines: readonly PriceListLine[],
  given: readonly PriceListFileRow[],
): PriceListPreviewRow[] {
  const find = lineFinder(list, lines)
  const found = given.map((row) => ({ row, line: row.flaw ?? find(row) }))
  const rowsOf = groupBy(found, ({ line }) =>
    line instanceof Object ? priceListLineKey(line) : '',
  )
  const said = new Map(
    found.flatMap(({ row, line }) =>
      line instanceof Object && line.variant === null
        ? [[line.id, parseSoldNewCell(row.soldNew)] as const]
        : [],
    ),
  )
  const unpriced = new Set<string>()
  const rows = found.map(({ row, line }): PriceListPreviewRow => {
    if (typeof line === 'string') return invalidRow(row, line)
    const same = rowsOf.get(priceListLineKey(line)) ?? []
    if (same.length > 1) return invalidRow(row, words.twice(same.map((it) => it.row.row)), line)
    const soldNew = parseSoldNewCell(row.soldNew)
    if (soldNew === 'unreadable' || row.isSoldNewUncalculated)
      return invalidRow(row, soldNewProblem(row), line)
    const willBeSold = said.get(line.id) ?? line.isOnSale
    if (line.variant !== null && soldNew !== undefined && soldNew !== willBeSold)
      return invalidRow(row, words.soldNewOfVariant(line.name), line)
    const isEmpty = !row.isUncalculated && String(row.price ?? '').trim() === ''
    if (isEmpty && willBeSold === true && !line.isOnSale && line.variant === null)
      return invalidRow(row, words.needsPriceToSell(line.name), line)
    // A service-only model needs no price and keeps its last one.
    if (isEmpty && willBeSold === false) {
      unpriced.add(priceListLineKey(line))
      return changedRow(row.row, line, line.price, soldNew)
    }
    const price = parsePriceCell(list, row.price)
    if (price === undefined) return invalidRow(row, missingPriceProblem(list, row), line)
    if (isPriceSplitByCommas(list, row, { was: line.price, price }))
      return invalidRow(row, words.cutPrice(row.joinedPrice ?? ''), line)
    return changedRow(row.row, line, price, soldNew)
  })
  return list === 'prices' ? addFollowingVariants(lines, rows, unpriced) : rows
}

/** Previews the return to an earlier price list, compared with the current prices. */
export function previewEarlierList(
  list: PriceListName,
  lines: readonly PriceListLine[],
  earlier: readonly (Pick<PriceListLine, 'id' | 'variant' | 'name' | 'detail' | 'price'> & {
    isOnSale?: boolean | undefined
  })[],
): PriceListPreviewRow[] {
  const byKey = new Map(lines.map((line) => [priceListLineKey(line), line]))
  const rows = earlier.map((was): PriceListPreviewRow => {
    const line = byKey.get(priceListLineKey(was))
    if (line) return changedRow(0, line, was.price > 0 ? was.price : line.price, was.isOnSale)
    const { id, variant, name, detail, price } = was
    return { ...emptyPreviewRow, id, variant, name, detail, now: price, problem: words.goneSince }
  })
  return list === 'prices' ? addFollowingVariants(lines, rows) : rows
}

const emptyPreviewRow = {
  row: 0,
  id: 0,
  variant: null,
  version: 0,
  was: null,
  now: null,
  availability: null,
  verdict: 'wrong',
  isJump: false,
  problem: null,
} as const

function changedRow(
  row: number,
  line: PriceListLine,
  price: number,
  soldNew?: boolean,
): PriceListPreviewRow {
  const isMoved = line.variant === null && soldNew !== undefined && soldNew !== line.isOnSale
  const { id, variant, version, name, detail, price: was } = line
  return {
    row,
    ...{ id, variant, version, name, detail, was },
    now: price,
    availability: isMoved ? (soldNew ? 'on-sale' : 'service-only') : null,
    verdict: price === was && !isMoved ? 'same' : 'change',
    isJump: isLargePriceChange(was, price),
    problem: null,
  }
}

function invalidRow(
  { row, ...given }: PriceListFileRow,
  problem: string,
  line?: PriceListLine,
): PriceListPreviewRow {
  const { name, detail } = line ?? given
  return { ...emptyPreviewRow, row, name, detail, was: line?.price ?? null, problem }
}

/**
 * `true` if the price jumps, but would not jump, or jump less, with the following cells joined to
 * it.
 */
function isPriceSplitByCommas(
  list: PriceListName,
  { joinedPrice }: PriceListFileRow,
  { was, price }: { was: number; price: number },
): boolean {
  const joined = joinedPrice === undefined ? undefined : parsePriceCell(list, joinedPrice)
  if (joined === undefined || !isLargePriceChange(was, price)) return false
  return !isLargePriceChange(was, joined) || Math.abs(joined - was) < Math.abs(price - was)
}

function soldNewProblem({ soldNew, isSoldNewUncalculated }: PriceListFileRow): string {
  const isFormula =
    isSoldNewUncalculated ||
    String(soldNew ?? '')
      .trim()
      .startsWith('=')
  return isFormula ? words.soldNewFormula : words.soldNewUnreadable(shortCellText(soldNew))
}

function missingPriceProblem(
  list: PriceListName,
  { price, isUncalculated }: PriceListFileRow,
): string {
  const written = String(price ?? '').trim()
  if (isUncalculated || written.startsWith('=')) return words.formula
  return written === '' ? words.noPrice : words.noSuchPrice[list](shortCellText(price))
}

const shortCellText = (cell: SheetCell) => String(cell).trim().slice(0, 40)

/** Returns a function that finds the line of a row, or returns the reason why there is none. */
function lineFinder(list: PriceListName, lines: readonly PriceListLine[]) {
  const byName = groupBy(lines, ({ name }) => normalizeName(name))
  return ({ name, detail }: PriceListFileRow): PriceListLine | string => {
    if (name === '') return words.noName[list]
    const ofIt = byName.get(normalizeName(name))
    const [own] = ofIt ?? []
    if (!ofIt || !own) return words.unknown[list](name.slice(0, 60))
    if (list === 'accessories' || detail === '') return own
    const variant = ofIt.find((line) => normalizeName(line.detail) === normalizeName(detail))
    return variant ?? words.unknownVariant(own.name, detail.slice(0, 60))
  }
}

/** Ignores case, spaces and punctuation such as hyphens, because people write names differently. */
const normalizeName = (name: string) => normalizeSearchText(name).replaceAll(/[\s\-_.:]/g, '')

/**
 * Adds variants that the file does not name: they keep their difference to the model. Rejects a
 * variant that would cost less than its model.
 */
function addFollowingVariants(
  lines: readonly PriceListLine[],
  all: readonly PriceListPreviewRow[],
  unpriced: ReadonlySet<string> = new Set(),
): PriceListPreviewRow[] {
  // A variant whose row has no price moves with its model, like a variant without a row.
  const isNamed = (row: PriceListPreviewRow) =>
    isValidRow(row) && (row.variant === null || !unpriced.has(priceListLineKey(row)))
  const named = new Map(all.filter(isNamed).map((row) => [priceListLineKey(row), row]))
  const models = new Map(lines.filter((it) => it.variant === null).map((it) => [it.id, it]))
  const modelPrice = (id: number) => named.get(String(id))?.now ?? models.get(id)?.price ?? 0
  const hasMoved = (id: number) => modelPrice(id) !== models.get(id)?.price
  return all.flatMap((row): PriceListPreviewRow[] => {
    if (!isValidRow(row)) return [row]
    if (!isNamed(row)) return hasMoved(row.id) ? [] : [row]
    const base = modelPrice(row.id)
    if (row.variant !== null)
      return [isValidVariantDifference((row.now ?? 0) - base) ? row : variantBelowModelRow(row)]
    const moves = base - (row.was ?? base)
    if (moves === 0) return [row]
    const others = lines.filter(
      (it) => it.id === row.id && it.variant !== null && !named.has(priceListLineKey(it)),
    )
    return [row, ...others.map((it) => followingVariantRow(it, it.price + moves))]
  })
}

const isValidRow = ({ verdict }: PriceListPreviewRow) => verdict !== 'wrong'
const variantBelowModelRow = (row: PriceListPreviewRow): PriceListPreviewRow => ({
  ...row,
  verdict: 'wrong',
  problem: words.cheaperThanModel(row.name),
})
const followingVariantRow = (line: PriceListLine, price: number): PriceListPreviewRow => ({
  ...changedRow(0, line, price),
  verdict: 'follows',
})
