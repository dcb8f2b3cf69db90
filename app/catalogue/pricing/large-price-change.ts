/**
 * Share by which a price may move before the portal asks once. A larger move is more often a typing
 * error, such as an extra digit, than a real change.
 */
const largeChangeShare = 0.2

export function isLargePriceChange(was: number, now: number): boolean {
  return was > 0 && Math.abs(now - was) / was > largeChangeShare
}

/**
 * Returns the change in per cent of the old price: with one decimal below 10 %, else as an integer.
 */
export function percentChange(was: number, now: number): number {
  const percent = was > 0 ? ((now - was) / was) * 100 : 0
  return Math.abs(percent) < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)
}
