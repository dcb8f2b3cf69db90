import type { ReviewableKind } from '#app/platform/audit/reviewable-kind.ts'

/** Interval at which staff confirm one kind of value of a content type, and its names in the portal. */
export type ReviewDeclaration = {
  /** The value is due when nobody has confirmed it for more than this number of days. */
  everyDays: number
  texts: {
    /** Heading, such as `Prices`. */
    many: string
    /** Label of one value, such as `Price`. */
    one: string
    /** Says when the values are due, such as `prices after 60 days`. */
    due: (days: number) => string
    /** Names one value in a sentence, such as `the price of DIO`. */
    named: (name: string) => string
    /** Names one value in the audit log, such as `price of DIO`. */
    audited: (name: string) => string
  }
}

/** The kinds of values that staff confirm in the documents of a content type. */
export type ReviewDeclarations = { readonly [Kind in ReviewableKind]?: ReviewDeclaration }
