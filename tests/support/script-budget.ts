import { isPortalAddress } from './page-addresses.ts'

/** kB of 1,000 bytes of script that a first visit to a page may bring, compressed with Brotli. */
export function scriptBudgetOf(page: string): number {
  return isPortalAddress(page) ? 180 : 120
}

/** A line for each page that brings more script than its ceiling. Weights are in bytes. */
export function listPagesOverBudget(weights: ReadonlyMap<string, number>): string[] {
  return [...weights]
    .filter(([page, bytes]) => bytes > scriptBudgetOf(page) * 1000)
    .map(([page, bytes]) => `${page}: ${bytes / 1000} of ${scriptBudgetOf(page)} kB`)
}
