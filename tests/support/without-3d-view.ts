import type { Page } from 'playwright-core'

/** Makes a window look like one of a device with too little memory for the 3D view. */
export async function without3dView(page: Page): Promise<Page> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 2 }))
  return page
}
