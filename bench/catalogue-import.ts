import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { insertModel } from '#app/catalogue/vehicles/model-rows-query.server.ts'
import { checkAndPlanUpload, encodeUpload } from '#app/media/pictures/encode-upload.server.ts'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { logInForCookie } from '../tests/support/login-session.ts'
import type { StartedSite } from '../tests/support/start-site.ts'
import { type ArchiveFiles, manyModelFiles, packZip } from '../tests/support/zip-archives.ts'
import { count } from './written.ts'

/** Together with the 22 models of the demo they make a thousand. */
const newModels = 978
const picturesOfEach = 4

const answer = v.object({ import: v.object({ id: v.string() }) })
const progress = v.object({ isApplied: v.boolean() })

/**
 * Imports many models without pictures. Compares with bare inserts of the same rows into an empty
 * database of the same kind.
 */
export async function importMany(
  on: string,
  site: StartedSite,
  databaseUrl?: string,
): Promise<string[]> {
  const files = manyModelFiles(newModels)
  const bare = await bareInserts(databaseUrl)
  const { looked, applied } = await bring(site, files)
  return [
    `${count(newModels)} models without pictures`,
    on,
    seconds(looked),
    seconds(applied),
    `${seconds(bare)}: bare inserts`,
    (applied / bare).toFixed(1),
  ]
}

/**
 * Imports the models of the demo with photographs. Compares with encoding the photographs alone.
 */
export async function importPictured(on: string, site: StartedSite): Promise<string[]> {
  const files: ArchiveFiles = {}
  const photographs: Buffer[] = []
  for (const [name, content] of Object.entries(manyModelFiles(22))) {
    const model = JSON.parse(String(content))
    model.name = `${model.name} ${on === 'SQLite' ? 'S' : 'P'}`
    model.slug = `${model.slug}-${on === 'SQLite' ? 's' : 'p'}`
    for (let index = 0; index < picturesOfEach; index++) {
      const path = `pictures/photographs/${model.slug}-${index}.jpg`
      const photograph = await photographOf(photographs.length + (on === 'SQLite' ? 0 : 1000))
      photographs.push(photograph)
      files[path] = photograph
      model.features[index] = { ...model.features[index], picture: path }
    }
    files[name.replace('-mk2', `-mk2-${on}`)] = JSON.stringify(model)
  }
  const { looked, applied } = await bring(site, files)
  const bare = (await encodingOf(photographs.slice(0, 8))) * (photographs.length / 8)
  return [
    `22 models with ${count(photographs.length)} photographs`,
    on,
    seconds(looked),
    seconds(applied),
    `${seconds(bare)}: making the files alone`,
    (applied / bare).toFixed(1),
  ]
}

async function bring(site: StartedSite, files: ArchiveFiles) {
  const cookie = await logInForCookie(site)
  const body = await packZip(files)
  const begun = performance.now()
  const sent = await fetch(`${site.url}/api/catalogue/import?preview=1`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/zip' },
    body,
  })
  const seen = v.parse(answer, await sent.json())
  const looked = since(begun)
  const applying = performance.now()
  for (;;) {
    const done = await fetch(`${site.url}/api/catalogue/import/${seen.import.id}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{}',
    })
    if (v.parse(progress, await done.json()).isApplied) break
  }
  return { looked, applied: since(applying) }
}

async function bareInserts(databaseUrl: string | undefined): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showroom-bare-'))
  const { db, engine } = connectDatabase({ dataDir, databaseUrl })
  try {
    await migrateDatabase(db, engine)
    const { vehicles } = readCatalogue('catalogue')
    const begun = performance.now()
    await db.transaction().execute(async (trx) => {
      for (let number = 0; number < newModels; number++) {
        const model = vehicles[number % vehicles.length]
        if (!model) continue
        const { formValue: _, ...same } = model
        await insertModel(trx, { ...same, name: `M${number}`, slug: `m-${number}` })
      }
    })
    return since(begun)
  } finally {
    await db.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A picture with noise like a camera's, so that it does not compress to almost nothing. */
function photographOf(number: number): Promise<Buffer> {
  const background = { r: (number * 37) % 255, g: (number * 91) % 255, b: (number * 13) % 255 }
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  return sharp({ create: { width: 1600, height: 1067, channels: 3, background, noise } })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer()
}

async function encodingOf(photographs: readonly Buffer[]): Promise<number> {
  const begun = performance.now()
  for (const bytes of photographs) {
    const plan = unwrapResult(await checkAndPlanUpload(bytes))
    await encodeUpload(bytes, plan)
  }
  return since(begun)
}

const since = (begun: number) => (performance.now() - begun) / 1000
const seconds = (figure: number) => `${figure.toFixed(2)} s`
