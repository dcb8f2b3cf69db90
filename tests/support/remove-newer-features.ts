import type { Page } from 'playwright-core'
import {
  findUnsupportedFeature,
  listFeatureNames,
} from '../../scripts/browser-support/compat-data.ts'

/**
 * A global object and its member (`parse_static`, `toSorted`). An empty member means the object
 * itself.
 */
type BrowserFeature = readonly [owner: string, member: string]

/**
 * Removes from a page all built-in objects, functions and Web APIs that this browser lacks: `safari
 * 16.4`.
 */
export async function removeNewerFeatures(page: Page, browser: string): Promise<void> {
  await page.addInitScript(removeFeatures, listMissingFeatures(browser))
}

function listMissingFeatures(browser: string): BrowserFeature[] {
  const isMissing = (...path: string[]) =>
    findUnsupportedFeature(...path)?.lackedBy.includes(browser) ?? false
  return [['javascript', 'builtins'], ['api']].flatMap((area) =>
    listFeatureNames(...area).flatMap((owner): BrowserFeature[] => {
      if (isMissing(...area, owner)) return [[owner, '']]
      return listFeatureNames(...area, owner)
        .filter((member) => member !== owner && isMissing(...area, owner, member))
        .map((member) => [owner, member])
    }),
  )
}

/** Runs in the page. */
function removeFeatures(features: readonly BrowserFeature[]): void {
  for (const [owner, member] of features) {
    const holder: unknown = Reflect.get(globalThis, owner)
    if (owner === 'Window') Reflect.deleteProperty(globalThis, member)
    else if (member === '') Reflect.deleteProperty(globalThis, owner)
    else if (typeof holder === 'function') {
      const name = member.replace(/_static$/, '')
      Reflect.deleteProperty(holder, name)
      if (name === member && holder.prototype) Reflect.deleteProperty(holder.prototype, name)
    }
  }
}
