import type { SheetLine, Why } from '#app/catalogue/pricing/charges/price-sheet.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import * as words from './quotation-words.ts'

type Facts = {
  /** Names of the lines by key, because a percentage may be taken from another line. */
  labels: ReadonlyMap<string, string>
  /** Keys from which the rates of slabs are taken. */
  of?: readonly string[] | undefined
}

/** Describes the rule behind a line in one sentence. */
export function describeReason(
  { why, gstPercent }: Pick<SheetLine, 'why' | 'gstPercent'>,
  facts: Facts,
): string {
  const reason = reasonOf(why, facts)
  return gstPercent === undefined ? reason : words.withGst(reason, gstPercent)
}

function reasonOf(why: Why, { labels, of = [] }: Facts): string {
  switch (why.is) {
    case 'fixed':
      return words.reasonFixed
    case 'included':
      return words.reasonIncluded
    case 'notAllowed':
      return words.reasonNotAllowed
    case 'freeUntil':
      return words.reasonFreeUntil(formatDay(why.until))
    case 'perUnit':
      return words.reasonPerUnit(formatRupees(why.rupees), why.kwh)
    case 'part':
      return words.reasonPart(why.percent, basesText(why.of, labels), formatRupees(why.base))
    case 'slab': {
      const rate =
        'percent' in why.rate
          ? words.percentOf(why.rate.percent, of.length > 0 ? basesText(of, labels) : undefined)
          : formatRupees(why.rate.rupees)
      return words.reasonSlab(rate, words.figures[why.by], slabRange(why))
    }
  }
}

const basesText = (keys: readonly string[], labels: ReadonlyMap<string, string>) =>
  words.andBases(
    keys.map((key) =>
      key === 'exShowroom' || key === 'idv' ? words.base[key] : (labels.get(key) ?? key),
    ),
  )

function slabRange({ by, over, upTo, border }: Extract<Why, { is: 'slab' }>): string {
  const text = (figure: number) =>
    by === 'exShowroom' ? formatRupees(figure) : `${figure} ${words.units[by]}`
  const isUpTo = border === 'upTo'
  if (over !== undefined && upTo !== undefined)
    return (isUpTo ? words.between : words.from)(text(over), text(upTo))
  if (upTo !== undefined) return (isUpTo ? words.atMost : words.below)(text(upTo))
  if (over !== undefined) return (isUpTo ? words.moreThan : words.atLeast)(text(over))
  return ''
}
