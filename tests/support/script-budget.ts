import { isPortalAddress } from './page-addresses.ts'

/**
 * Returns the script budget of a first visit to a page, in kB of 1,000 bytes, compressed with
 * Brotli.
 */
export function scriptBudgetOf(page: string): number {
  return isPortalAddress(page) ? 180 : 120
}

/** Lists the pages over their script budget, one line each. Weights are in bytes. */
export function listPagesOverBudget(weights: ReadonlyMap<string, number>): string[] {
  return [...weights]
    .filter(([page, bytes]) => bytes > scriptBudgetOf(page) * 1000)
    .map(([page, bytes]) => `${page}: ${bytes / 1000} of ${scriptBudgetOf(page)} kB`)
}
