/** A price that moves by more than this is asked about once: a digit too many or two swapped is more than a rise. */
const largeChangeShare = 0.2

export function isLargePriceChange(was: number, now: number): boolean {
  return was > 0 && Math.abs(now - was) / was > largeChangeShare
}

/** By how many per cent of what it was, whole where that says enough. */
export function percentChange(was: number, now: number): number {
  const percent = was > 0 ? ((now - was) / was) * 100 : 0
  return Math.abs(percent) < 10 ? Math.round(percent * 10) / 10 : Math.round(percent)
}
