export type Goal = { atLeast: number } | { atMost: number }

/** Verdict that the report prints beside a figure. A missed goal says by how much. */
export function verdict(figure: number, goal: Goal): string {
  const isLeast = 'atLeast' in goal
  const limit = isLeast ? goal.atLeast : goal.atMost
  const short = isLeast ? limit - figure : figure - limit
  const wanted = `${isLeast ? '≥' : '≤'} ${digits(limit)}`
  return short <= 0 ? `${wanted}: met` : `${wanted}: missed by ${digits(short)}`
}

/** Formats a number with three significant digits and without trailing zeros. */
export function digits(figure: number): string {
  const places =
    Math.abs(figure) >= 100 || figure === 0 ? 0 : 2 - Math.floor(Math.log10(Math.abs(figure)))
  return String(Number(figure.toFixed(Math.max(0, Math.min(places, 6)))))
}
