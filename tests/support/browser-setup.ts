import { DatabaseSync } from 'node:sqlite'
import type { TestProject } from 'vitest/node'
import { databaseFile } from '#app/db/connect.server.ts'
import { launchChromium } from './chromium.ts'
import { startSite } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    browserEndpoint: string
    sharedSite: string
  }
}

/** One browser for the whole run, in which every test opens windows of its own; and one site to read from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [browser, site] = await Promise.all([launchChromium(), startSite()])
  const before = written(site.dataDir)
  project.provide('browserEndpoint', browser.wsEndpoint())
  project.provide('sharedSite', site.url)
  return async () => {
    const after = written(site.dataDir)
    await Promise.all([browser.close(), site.stop()])
    if (after !== before)
      throw new Error(`The site that is only read was written to: ${before}, then ${after}`)
  }
}

/** What the pages are made from, and what visitors have sent. */
function written(dataDir: string): string {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true })
  const query =
    'select (select revision from content) as revision, count(*) as enquiries from enquiries'
  const row = database.prepare(query).get()
  database.close()
  return JSON.stringify(row)
}
