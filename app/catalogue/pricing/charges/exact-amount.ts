/** An exact amount of rupees: `over / under`. Floating-point numbers would move borders. */
export type ExactAmount = { over: bigint; under: bigint }

/** Percentages have three decimals at most. */
const perPercent = 1000

export const exactRupees = (rupees: number): ExactAmount => ({ over: BigInt(rupees), under: 1n })

export const addAmounts = (one: ExactAmount, other: ExactAmount): ExactAmount => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
})

/** Returns `percent` per cent of the amount. `percent` has three decimals at most. */
export const percentOf = ({ over, under }: ExactAmount, percent: number): ExactAmount => ({
  over: over * BigInt(Math.round(percent * perPercent)),
  under: under * BigInt(100 * perPercent),
})

/** Multiplies by a number with three decimals at most, such as kWh. */
export const timesDecimal = ({ over, under }: ExactAmount, factor: number): ExactAmount => ({
  over: over * BigInt(Math.round(factor * perPercent)),
  under: under * BigInt(perPercent),
})

export const isLess = (one: ExactAmount, other: ExactAmount): boolean =>
  one.over * other.under < other.over * one.under

/** Rounds an amount of at least zero to whole rupees, half a rupee up. */
export const roundHalfUp = ({ over, under }: ExactAmount): number =>
  Number((2n * over + under) / (2n * under))
