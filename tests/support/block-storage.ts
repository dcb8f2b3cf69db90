import type { Page } from 'playwright-core'

/**
 * Ways in which a browser refuses to store: site data is blocked (reading the API throws), an app's
 * web view has no storage (null), or the storage is full.
 */
export const storageFaultKinds = ['blocked', 'missing', 'full'] as const

/**
 * Breaks the storage of the page's next documents. The error of a blocked API names the calling
 * file.
 */
export async function blockBrowserStorage(
  page: Page,
  fault: (typeof storageFaultKinds)[number],
): Promise<void> {
  await page.addInitScript((how) => {
    const replace = (target: object, name: string, get: () => unknown) =>
      Object.defineProperty(target, name, { get, configurable: true })
    if (how === 'full') {
      Storage.prototype.setItem = () => {
        throw new DOMException('There is no room.', 'QuotaExceededError')
      }
      return
    }
    const refuse = (name: string) => () => {
      if (how === 'missing') return null
      const [, file = 'the document'] = /(\/assets\/[\w.-]+)/.exec(new Error().stack ?? '') ?? []
      throw new DOMException(`${name} is blocked for ${file}`, 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      replace(window, name, refuse(name))
    if (how === 'blocked') replace(Navigator.prototype, 'serviceWorker', refuse('serviceWorker'))
  }, fault)
}
