import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TestProject } from 'vitest/node'
import { sqliteFilePath } from '#app/platform/db/connect-database.server.ts'
import { cheapPasswordHash } from './cheap-password-hash.ts'
import { launchChromium } from './launch-chromium.ts'
import { adminLogin, startSite } from './start-site.ts'
import { startWritableSiteServer } from './writable-site-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    browserEndpoint: string
    sharedSite: string
    /** A data folder as a first start leaves it; to be copied. */
    siteTemplate: string
    /** Address at which a worker asks for its own site. */
    workerSites: string
  }
}

/** One browser for the whole run, one site to read from, and on demand one site to write to for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // One process for all pages of a visitor at one site: a page reuses the scripts compiled for the last one.
  const [browser, site] = await Promise.all([launchChromium(['--process-per-site']), startSite()])
  const before = readSiteContent(site.dataDir)
  const template = copySiteTemplate(site.dataDir)
  const workerSites = await startWritableSiteServer(template)
  project.provide('browserEndpoint', browser.wsEndpoint())
  project.provide('sharedSite', site.url)
  project.provide('siteTemplate', template)
  project.provide('workerSites', workerSites.url)
  return async () => {
    const after = readSiteContent(site.dataDir)
    await Promise.all([browser.close(), site.stop(), workerSites.stop()])
    rmSync(template, { recursive: true })
    if (after !== before)
      throw new Error(`The site that is only read was written to: ${before}, then ${after}`)
  }
}

/** Copies the data of a running site. Its first account gets a cheap hash: a login costs a tenth. */
function copySiteTemplate(dataDir: string): string {
  const template = mkdtempSync(join(tmpdir(), 'showroom-template-'))
  const running = new DatabaseSync(sqliteFilePath(dataDir), { readOnly: true })
  running.prepare('vacuum into ?').run(sqliteFilePath(template))
  running.close()
  const copy = new DatabaseSync(sqliteFilePath(template))
  copy.prepare('update staff set password_hash = ?').run(cheapPasswordHash(adminLogin.password))
  copy.close()
  return template
}

/** What the pages are made from, and what visitors have sent. */
function readSiteContent(dataDir: string): string {
  const database = new DatabaseSync(sqliteFilePath(dataDir), { readOnly: true })
  const query =
    'select (select revision from content) as revision, count(*) as enquiries from enquiries'
  const row = database.prepare(query).get()
  database.close()
  return JSON.stringify(row)
}
