import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { seedCatalogue } from '#app/site/seed/seed-catalogue.server.ts'
import { addGeneratedModels } from './generated-models.ts'
import { publicPages } from './page-addresses.ts'
import { type StartedSite, startSite } from './start-site.ts'

/** Number of models in the demo, and nine times as many. */
export const demoModelCount = 22
export const grownModelCount = 200

/** Maximum growth factor of a page with so many more models: raw, and compressed with Brotli. */
const maxGrowth = { identity: 1.3, br: 1.3 }

/** A kind's page lists up to 60 models in full: two or six of them become eighteen or 54. */
const maxGrowthOfLists = { identity: 2, br: 1.45 }

export const maxGrowthOf = (page: string) =>
  ['/scooters', '/ev'].includes(page) ? maxGrowthOfLists : maxGrowth

/** Every public page, and those with a list of models to choose from. */
export const pagesThatListModels = [
  ...publicPages.filter((page) => page !== '/no-such-page'),
  '/compare?model=DIO',
  '/search?kind=bike',
  '/motorcycle?use=commute',
  '/view-details',
  '/angle-view',
]

/**
 * Size of a page in bytes: as rendered, and with Brotli. It excludes the stylesheet, which does not
 * grow.
 */
export type PageWeight = { identity: number; br: number }

/** Starts the built program with the demo and generated models, `models` in total. */
export async function startSiteWithModels(models: number): Promise<StartedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-growth-'))
  const { db, engine } = connectDatabase({ dataDir })
  await migrateDatabase(db, engine)
  await seedCatalogue(db, readCatalogue('catalogue'), new Date('2026-11-02T04:30:00Z'))
  await addGeneratedModels(db, models)
  await db.destroy()
  return startSite({}, dataDir)
}

export async function weighPage({ url }: StartedSite, page: string): Promise<PageWeight> {
  const answer = await fetch(`${url}${page}`, { headers: { 'accept-encoding': 'identity' } })
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}`)
  const html = (await answer.text()).replaceAll(/<style[\s\S]*?<\/style>/g, '')
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  return { identity: Buffer.byteLength(html), br: brotliCompressSync(html, { params }).length }
}
