import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { listStoredAttachments } from '#tests/attachment-client.ts'
import { addEnquiry, hourMs } from '#tests/desk-client.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'

/**
 * Adds a picture, erases an enquiry or runs the clean-up, and kills itself after the step
 * `dieAfter`. A step is half of a file, a call of the file system or a statement. After the last one
 * everything is stored, but nobody got an answer.
 */
const program = `
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { place, reference, work, dieAfter } = JSON.parse(process.argv[1])
let steps = 0
const step = () => {
  if (++steps === dieAfter) process.kill(process.pid, 'SIGKILL')
}
const { writeFile, rename, rm } = fs.promises
fs.promises.writeFile = async (path, bytes, options) => {
  fs.writeFileSync(path, bytes.subarray(0, bytes.length / 2))
  step()
  await writeFile(path, bytes, options)
  step()
}
fs.promises.rename = (...paths) => rename(...paths).finally(step)
fs.promises.rm = (...how) => rm(...how).finally(step)
syncBuiltinESMExports()

const { attachmentStore } = await import('#app/crm/attachments/attachment-store.server.ts')
const { isAttachmentFileName } = await import('#app/media/pictures/media-file-names.ts')
const { erasureStore } = await import('#app/crm/enquiries/erasure-store.server.ts')
const { privateFileStore } = await import('#app/media/pictures/private-file-store.server.ts')
const { connectDatabase } = await import('#app/platform/db/connect-database.server.ts')
const { db: connected, engine } = connectDatabase(place)
const db = connected.withPlugin({
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    step()
    return result
  },
})
const ahead = work === 'sweep' ? ${2 * hourMs} : 0
const desk = { db, engine, clock: () => new Date(Date.now() + ahead) }
const folder = place.dataDir + '/attachments'
const attachmentFiles = privateFileStore({ ...desk, folder, isOwn: isAttachmentFileName })
const value = { picture: Buffer.from('the picture'), small: Buffer.from('the small picture') }
const media = { encodeDocument: async () => ({ ok: true, value }) }
const store = attachmentStore({ ...desk, media, attachmentFiles })
const staff = { id: 1, userId: 'meera', userName: '', role: 'owner' }
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1])
const file = new File([jpeg], 'a.jpg')
const removeFiles = (files) => attachmentFiles.remove(files)
const tasks = {
  add: () => store.add(staff, reference, { file, document: 'licence' }),
  sweep: () => store.sweep(),
  erase: async () => {
    const { id } = await connected
      .selectFrom('enquiries')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return erasureStore({ ...desk, removeFiles }).erase(staff, id)
  },
}
const done = await tasks[work]()
if (dieAfter > steps) process.kill(process.pid, 'SIGKILL')
process.stdout.write(JSON.stringify(done ?? {}))
process.exit(0)`

type Work = { work: 'add' | 'sweep' | 'erase'; reference: string; dieAfter?: number }

/** Returns the result of the program, or undefined if it was killed. */
async function run({ dataDir, databaseUrl }: TestDatabase, work: Work) {
  const given = JSON.stringify({ place: { dataDir, databaseUrl }, dieAfter: 0, ...work })
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return printed === '' ? undefined : JSON.parse(printed)
}

onEachDatabase('a file of an enquiry, if the process is killed', (getDatabase) => {
  /** An instance that starts after the kill, with the functions of a reader. */
  async function prepare() {
    const app = await testApp(getDatabase()).loginAsStaff()
    const reference = await addEnquiry(app, serviceBookingEnquiry)
    const { attachments, staff } = app.services
    const owner = await staff.findByUserId('meera')
    if (!owner) throw new Error('Nobody is logged in')
    /** Lists the files, each of which must have its bytes. */
    const list = async () => {
      const found = await attachments.list(owner, reference)
      if (!found.ok) throw new Error('The enquiry is gone')
      for (const { id } of found.value) {
        const [picture, small] = await Promise.all([
          attachments.find(owner, { reference, id }),
          attachments.find(owner, { reference, id, isSmall: true }),
        ])
        expect(
          [picture?.bytes, small?.bytes].map((it) => it && Buffer.from(it).toString()),
        ).toEqual(['the picture', 'the small picture'])
      }
      return found.value
    }
    const sweep = () =>
      testApp(getDatabase(), {
        clock: () => new Date(Date.now() + 2 * hourMs),
      }).services.attachments.sweep()
    return { db: getDatabase().db, reference, list, sweep }
  }

  it('is listed with its bytes or absent, is sent again once, and leaves no file behind', {
    timeout: 240_000,
  }, async () => {
    const database = getDatabase()
    const { db, reference, list, sweep } = await prepare()
    let dieAfter = 1
    for (; ; dieAfter++) {
      expect(await run(database, { work: 'add', reference, dieAfter })).toBeUndefined()
      if ((await list()).length > 0) break
    }
    expect(dieAfter).toBeGreaterThan(8)
    const added = await list()
    expect(added).toHaveLength(1)
    const again = await run(database, { work: 'add', reference })
    expect(again).toEqual({ ok: true, value: added[0] })
    expect(await list()).toEqual(added)
    const events = await db
      .selectFrom('desk_events')
      .select('id')
      .where('type', '=', 'attach')
      .execute()
    expect(events).toHaveLength(1)
    await sweep()
    expect(await listStoredAttachments(database)).toHaveLength(2)
    expect(await list()).toEqual(added)
  })

  it('is erased completely in the end, and not at all before', { timeout: 240_000 }, async () => {
    const database = getDatabase()
    const { db, reference, list, sweep } = await prepare()
    expect(await run(database, { work: 'add', reference })).toMatchObject({ ok: true })
    for (let dieAfter = 1; ; dieAfter++) {
      expect(await run(database, { work: 'erase', reference, dieAfter })).toBeUndefined()
      const row = await db
        .selectFrom('enquiries')
        .select('erased_at')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      const listed = (await list()).length
      expect([dieAfter, listed]).toEqual([dieAfter, row.erased_at === null ? 1 : 0])
      if (listed === 0) break
    }
    await sweep()
    expect(await listStoredAttachments(database)).toEqual([])
  })

  it('is deleted by the next clean-up if one was killed', { timeout: 240_000 }, async () => {
    const database = getDatabase()
    const { db, reference, list, sweep } = await prepare()
    await run(database, { work: 'add', reference })
    // More than a day ago.
    await db
      .updateTable('enquiry_attachments')
      .set({ deleted_at: '2024-01-01T00:00:00.000Z' })
      .execute()
    await run(database, { work: 'add', reference })
    expect(await list()).toHaveLength(1)
    for (let dieAfter = 1; dieAfter <= 4; dieAfter++) {
      expect(await run(database, { work: 'sweep', reference, dieAfter })).toBeUndefined()
      expect([dieAfter, (await list()).length]).toEqual([dieAfter, 1])
    }
    await sweep()
    expect(await listStoredAttachments(database)).toHaveLength(2)
    const rows = await db.selectFrom('enquiry_attachments').select('id').execute()
    expect(rows).toHaveLength(1)
  })
})
