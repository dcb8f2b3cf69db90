import { isJump } from '#app/catalogue/pricing/jump.ts'
import { groupBy } from '#app/platform/schema/group-by.ts'
import { normalizeSearchText } from '#app/platform/schema/normalize-identifier.ts'
import type { SheetCell } from '#app/platform/spreadsheets/spreadsheet.ts'
import * as words from './file-words.ts'
import type { GivenRow } from './given-rows.ts'
import type { PreviewRow } from './preview-row.ts'
import { readPrice } from './price-cell.ts'
import { isDifference, lineKey, type PriceLine, type PriceListName } from './price-line.ts'
import { readSoldNew } from './sold-new-cell.ts'

/** What a file would change, row by row, and what looks wrong in it; what follows from a row stands behind it. */
export function previewOf(
  list: PriceListName,
  lines: readonly PriceLine[],
  given: readonly GivenRow[],
): PreviewRow[] {
  const find = finder(list, lines)
  const found = given.map((row) => ({ row, line: row.flaw ?? find(row) }))
  const rowsOf = groupBy(found, ({ line }) => (line instanceof Object ? lineKey(line) : ''))
  const said = new Map(
    found.flatMap(({ row, line }) =>
      line instanceof Object && line.variant === null
        ? [[line.id, readSoldNew(row.soldNew)] as const]
        : [],
    ),
  )
  const unpriced = new Set<string>()
  const rows = found.map(({ row, line }): PreviewRow => {
    if (typeof line === 'string') return wrong(row, line)
    const same = rowsOf.get(lineKey(line)) ?? []
    if (same.length > 1) return wrong(row, words.twice(same.map((it) => it.row.row)), line)
    const soldNew = readSoldNew(row.soldNew)
    if (soldNew === 'unreadable' || row.isSoldNewUncalculated)
      return wrong(row, saySoldNew(row), line)
    const willBeSold = said.get(line.id) ?? line.isOnSale
    if (line.variant !== null && soldNew !== undefined && soldNew !== willBeSold)
      return wrong(row, words.soldNewOfVariant(line.name), line)
    const isEmpty = !row.isUncalculated && String(row.price ?? '').trim() === ''
    if (isEmpty && willBeSold === true && !line.isOnSale && line.variant === null)
      return wrong(row, words.needsPriceToSell(line.name), line)
    // A model that is not on sale needs no price, and keeps its last one.
    if (isEmpty && willBeSold === false) {
      unpriced.add(lineKey(line))
      return change(row.row, line, line.price, soldNew)
    }
    const price = readPrice(list, row.price)
    if (price === undefined) return wrong(row, sayNoPrice(list, row), line)
    if (isCut(list, row, { was: line.price, price }))
      return wrong(row, words.cutPrice(row.joinedPrice ?? ''), line)
    return change(row.row, line, price, soldNew)
  })
  return list === 'prices' ? withVariants(lines, rows, unpriced) : rows
}

/** An earlier list against today's. */
export function previewOfEarlier(
  list: PriceListName,
  lines: readonly PriceLine[],
  earlier: readonly (Pick<PriceLine, 'id' | 'variant' | 'name' | 'detail' | 'price'> & {
    isOnSale?: boolean | undefined
  })[],
): PreviewRow[] {
  const byKey = new Map(lines.map((line) => [lineKey(line), line]))
  const rows = earlier.map((was): PreviewRow => {
    const line = byKey.get(lineKey(was))
    if (line) return change(0, line, was.price > 0 ? was.price : line.price, was.isOnSale)
    const { id, variant, name, detail, price } = was
    return { ...nobody, id, variant, name, detail, now: price, problem: words.goneSince }
  })
  return list === 'prices' ? withVariants(lines, rows) : rows
}

const nobody = {
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

function change(row: number, line: PriceLine, price: number, soldNew?: boolean): PreviewRow {
  const isMoved = line.variant === null && soldNew !== undefined && soldNew !== line.isOnSale
  const { id, variant, version, name, detail, price: was } = line
  return {
    row,
    ...{ id, variant, version, name, detail, was },
    now: price,
    availability: isMoved ? (soldNew ? 'on-sale' : 'service-only') : null,
    verdict: price === was && !isMoved ? 'same' : 'change',
    isJump: isJump(was, price),
    problem: null,
  }
}

function wrong({ row, ...given }: GivenRow, problem: string, line?: PriceLine): PreviewRow {
  const { name, detail } = line ?? given
  return { ...nobody, row, name, detail, was: line?.price ?? null, problem }
}

/** Whether a price that jumps would not if the cells after it belonged to it. */
function isCut(
  list: PriceListName,
  { joinedPrice }: GivenRow,
  { was, price }: { was: number; price: number },
): boolean {
  const joined = joinedPrice === undefined ? undefined : readPrice(list, joinedPrice)
  if (joined === undefined || !isJump(was, price)) return false
  return !isJump(was, joined) || Math.abs(joined - was) < Math.abs(price - was)
}

function saySoldNew({ soldNew, isSoldNewUncalculated }: GivenRow): string {
  const isFormula =
    isSoldNewUncalculated ||
    String(soldNew ?? '')
      .trim()
      .startsWith('=')
  return isFormula ? words.soldNewFormula : words.soldNewUnreadable(shortened(soldNew))
}

function sayNoPrice(list: PriceListName, { price, isUncalculated }: GivenRow): string {
  const written = String(price ?? '').trim()
  if (isUncalculated || written.startsWith('=')) return words.formula
  return written === '' ? words.noPrice : words.noSuchPrice[list](shortened(price))
}

const shortened = (cell: SheetCell) => String(cell).trim().slice(0, 40)

/** Finds the line that a row means, or says why there is none. */
function finder(list: PriceListName, lines: readonly PriceLine[]) {
  const byName = groupBy(lines, ({ name }) => loosely(name))
  return ({ name, detail }: GivenRow): PriceLine | string => {
    if (name === '') return words.noName[list]
    const ofIt = byName.get(loosely(name))
    const [own] = ofIt ?? []
    if (!ofIt || !own) return words.unknown[list](name.slice(0, 60))
    if (list === 'accessories' || detail === '') return own
    const variant = ofIt.find((line) => loosely(line.detail) === loosely(detail))
    return variant ?? words.unknownVariant(own.name, detail.slice(0, 60))
  }
}

/** Capitals, spaces and hyphens are written as people like. */
const loosely = (name: string) => normalizeSearchText(name).replaceAll(/[\s\-_.:]/g, '')

/** A variant keeps what it costs more where the list does not name it, and may not cost less than its model. */
function withVariants(
  lines: readonly PriceLine[],
  all: readonly PreviewRow[],
  unpriced: ReadonlySet<string> = new Set(),
): PreviewRow[] {
  // A variant whose row has no price moves with its model, like one without a row.
  const isNamed = (row: PreviewRow) =>
    isGood(row) && (row.variant === null || !unpriced.has(lineKey(row)))
  const named = new Map(all.filter(isNamed).map((row) => [lineKey(row), row]))
  const models = new Map(lines.filter((it) => it.variant === null).map((it) => [it.id, it]))
  const modelPrice = (id: number) => named.get(String(id))?.now ?? models.get(id)?.price ?? 0
  const hasMoved = (id: number) => modelPrice(id) !== models.get(id)?.price
  return all.flatMap((row): PreviewRow[] => {
    if (!isGood(row)) return [row]
    if (!isNamed(row)) return hasMoved(row.id) ? [] : [row]
    const base = modelPrice(row.id)
    if (row.variant !== null) return [isDifference((row.now ?? 0) - base) ? row : tooCheap(row)]
    const moves = base - (row.was ?? base)
    if (moves === 0) return [row]
    const others = lines.filter(
      (it) => it.id === row.id && it.variant !== null && !named.has(lineKey(it)),
    )
    return [row, ...others.map((it) => follower(it, it.price + moves))]
  })
}

const isGood = ({ verdict }: PreviewRow) => verdict !== 'wrong'
const tooCheap = (row: PreviewRow): PreviewRow => ({
  ...row,
  verdict: 'wrong',
  problem: words.cheaperThanModel(row.name),
})
const follower = (line: PriceLine, price: number): PreviewRow => ({
  ...change(0, line, price),
  verdict: 'follows',
})
