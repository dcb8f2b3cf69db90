import { sections } from '#app/catalogue/vehicles/model-content-words.ts'
import type { Contradiction } from '#app/content/document-editor/editor-binding.ts'
import { groupBy } from '#app/platform/schema/group-by.ts'
import { type JsonPath, valueAt } from '#app/platform/schema/json-path.ts'
import * as words from './contradiction-words.ts'
import { type MeasurementMentions, measurementMentions } from './measurement-mentions.ts'
import { parseStatedAmounts, type StatedAmount } from './parse-stated-amounts.ts'

type StatingText = {
  path: JsonPath
  label: string
  text: string
  amounts: readonly StatedAmount[]
  /** Prose rounds its amounts, as in “about 8 Nm”. */
  isProse: boolean
  /**
   * A row for one variant needs to match only one end of a range. Staff must correct it by hand.
   */
  isOfVariant: boolean
}

/**
 * Finds figures of a model that its texts contradict, with possible corrections. Only texts that
 * certainly mean the figure count: a specification row of that name, the maker's words, the model
 * card, or a sentence that names it.
 */
export function detectContradictions(document: unknown): readonly Contradiction[] {
  return measurementMentions.flatMap((figure) => detectContradiction(document, figure) ?? [])
}

function detectContradiction(
  document: unknown,
  figure: MeasurementMentions,
): Contradiction | undefined {
  const value = valueAt(document, figure.value)
  if (typeof value !== 'number') return undefined
  const upTo = figure.upTo && valueAt(document, figure.upTo)
  const wanted = typeof upTo === 'number' && upTo !== value ? [value, upTo] : [value]
  const said = listStatingTexts(document, figure)
  const others = said.filter((place) =>
    place.isOfVariant
      ? !wanted.some((it) => statesValue(it, place))
      : !wanted.every((it) => statesValue(it, place)),
  )
  const [first] = others
  if (!first) return undefined
  const own = formatValues(wanted, figure.unit)
  const byText = groupBy(others, ({ text, amounts }) => quoteAmounts(text, amounts))
  return {
    sentence: words.contradiction(figure.label, [
      { amount: own, places: [sections.figures] },
      ...[...byText].map(([amount, all]) => ({ amount, places: all.map(({ label }) => label) })),
    ]),
    choices: [
      ...correctionFor(own, others, wanted, []),
      ...[...byText].flatMap(([amount, [one]]) => {
        const theirs = one && soleValue(one.amounts)
        if (theirs === undefined || wanted.length > 1) return []
        const rest = said.filter((place) => !statesValue(theirs, place))
        return correctionFor(amount, rest, [theirs], [{ path: figure.value, value: theirs }])
      }),
    ],
  }
}

/**
 * Returns no choice if a text needs correction by hand: it is about one variant, or has more than
 * one plain amount per unit.
 */
function correctionFor(
  amount: string,
  places: readonly StatingText[],
  values: readonly number[],
  also: Contradiction['choices'][number]['changes'],
): Contradiction['choices'] {
  const units = (all: readonly StatedAmount[]) => new Set(all.map(({ unit }) => unit)).size
  const isByHand = ({ amounts: all, isOfVariant }: StatingText) =>
    isOfVariant || units(all) < all.length || !all.every((it) => it.isPlain)
  if (places.some(isByHand)) return []
  const changes = places.map(({ path, text, amounts }) => ({
    path,
    value: replaceAmounts(text, amounts, values),
  }))
  return [{ label: words.useEverywhere(amount), changes: [...also, ...changes] }]
}

function listStatingTexts(
  document: unknown,
  { row, texts, units, inSentences }: MeasurementMentions,
): StatingText[] {
  const found: StatingText[] = []
  const look = (path: JsonPath, label: string, sentences?: RegExp, isOfVariant = false) => {
    const text = valueAt(document, path)
    if (typeof text !== 'string') return
    const amounts = parseStatedAmounts(text, units).filter(
      ({ start }) => !sentences || sentences.test(sentenceAround(text, start)),
    )
    if (amounts.length > 0)
      found.push({ path, label, text, amounts, isProse: sentences !== undefined, isOfVariant })
  }
  for (const { path, label } of texts) look(path, label)
  const groups = valueAt(document, ['specifications'])
  for (const [group, rows] of Object.entries(isRecord(groups) ? groups : {}))
    for (const [index, one] of (Array.isArray(rows) ? rows : []).entries()) {
      const label = valueAt(one, ['label'])
      const path = ['specifications', group, index, 'value']
      if (typeof label === 'string' && row.test(label.trim()))
        look(path, sections.specifications, undefined, Boolean(valueAt(one, ['variant'])))
    }
  if (!inSentences) return found
  look(['description'], words.text, inSentences)
  const features = valueAt(document, ['features'])
  for (const index of Array.isArray(features) ? features.keys() : [])
    for (const part of ['heading', 'description'])
      look(['features', index, part], sections.features, inSentences)
  return found
}

/**
 * Compares at the site's precision: a tenth below 100, whole numbers above. Converted units allow
 * for rounding.
 */
function statesValue(value: number, { amounts, isProse }: StatingText): boolean {
  return amounts.some(({ values, factor, decimals }) => {
    const half = value < 100 ? 0.05 : 0.5
    const asWritten = (0.5 * factor) / 10 ** decimals
    const inexact = factor === 1 ? (isProse ? asWritten : 0) : asWritten + value * 0.003
    return values.some((it) => Math.abs(it - value) < Math.max(half, inexact))
  })
}

const soleValue = ([one, ...rest]: readonly StatedAmount[]): number | undefined =>
  one && rest.length === 0 && one.values.length === 1 && one.isPlain
    ? Number(one.values[0]?.toFixed(3))
    : undefined

const quoteAmounts = (text: string, amounts: readonly StatedAmount[]) =>
  amounts.map(({ start, end }) => text.slice(start, end)).join(', ')

function replaceAmounts(text: string, amounts: readonly StatedAmount[], values: readonly number[]) {
  return amounts.toReversed().reduce((now, { start, end, unit, factor, decimals }) => {
    const digits = factor === 1 ? 3 : Math.max(decimals, 1)
    const inUnit = values.map((it) => Number((it / factor).toFixed(digits)))
    return now.slice(0, start) + formatValues(inUnit, unit) + now.slice(end)
  }, text)
}

const formatValues = (values: readonly number[], unit: string) =>
  `${values.map((it) => numberFormat.format(it)).join('–')} ${unit}`

const numberFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })

function sentenceAround(text: string, place: number): string {
  const before =
    text
      .slice(0, place)
      .split(/[.!?]\s/)
      .at(-1) ?? ''
  return before + (text.slice(place).split(/[.!?](?:\s|$)/)[0] ?? '')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
