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
    /** Template of a data folder after a first start. Tests copy it. */
    siteTemplate: string
    /** Address from which a worker requests its own site. */
    workerSites: string
  }
}

/**
 * Starts one browser for the run, one read-only site, and on demand one writable site for each
 * worker.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // One process for all pages of a site, so that a page reuses the compiled scripts of the last
  // one.
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

/**
 * Copies the data of a running site. Its first account gets a cheap hash, so that a login takes a
 * tenth of the time.
 */
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

/** Reads the content revision and the number of enquiries. */
function readSiteContent(dataDir: string): string {
  const database = new DatabaseSync(sqliteFilePath(dataDir), { readOnly: true })
  const query =
    'select (select revision from content) as revision, count(*) as enquiries from enquiries'
  const row = database.prepare(query).get()
  database.close()
  return JSON.stringify(row)
}
