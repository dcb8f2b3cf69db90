import type { Picture } from '#app/media/pictures/picture.ts'

/** A line of the sheet as it is printed. */
export type CalculationLine = {
  key: string
  label: string
  /** The rule behind the amount; '' if it follows no rule. */
  reason: string
  /** Whole rupees. */
  rupees: number
  isUnconfirmed: boolean
  /** Number of its source, from 1. */
  source: number | undefined
}

export type CalculationGroup = { title: string; lines: readonly CalculationLine[] }

export type CalculationSource = { text: string; address: string | undefined }

/** A dated price calculation in words, for its page and its PDF. */
export type PriceCalculation = {
  bikeName: string
  model: string
  /** The chosen variant, unless it is the only one. */
  variant: string | undefined
  /** Name of the model, with the variant if it has several. */
  vehicle: string
  picture: Picture
  /** The day for which it is computed, and the last day on which it is valid. */
  day: string
  holdsUntil: string
  place: string | undefined
  groups: readonly CalculationGroup[]
  /**
   * `inWords` is '' if an amount is not known. `isUnconfirmed` is `true` if the dealer has not
   * confirmed one of the chosen lines.
   */
  total: {
    label: string
    rupees: number
    inWords: string
    isWhole: boolean
    isUnconfirmed: boolean
    isAfterExchange: boolean
  }
  /** Sentences below the total. */
  notes: readonly string[]
  sources: readonly CalculationSource[]
  /** Paths of the page and its PDF, and the absolute address of the page. */
  path: string
  pdfPath: string
  url: string
  shareText: string
  /** A sentence if the price is not that of the day in the address. */
  otherDay: string | undefined
}

/** A QR code of more characters has modules that a phone cannot read from paper. */
const maxCodedCharacters = 700

/** Returns `true` if the address is short enough for a QR code. */
export const hasCode = ({ url }: Pick<PriceCalculation, 'url'>): boolean =>
  url.length <= maxCodedCharacters
