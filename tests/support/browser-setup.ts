import type { BrowserServer } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { launchChromium } from './chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    browserEndpoint: string
  }
}

/** One browser for the whole run; every test opens windows of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const browser: BrowserServer = await launchChromium()
  project.provide('browserEndpoint', browser.wsEndpoint())
  return () => browser.close()
}
