import { mkdtempSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { runHourlyCleanUp } from '#app/process/background-jobs.server.ts'
import {
  attachmentClient,
  listStoredAttachments,
  samplePdf,
  samplePdfFile,
} from '#tests/attachment-client.ts'
import { backUpTo, deleteAllPictures, restoreBackupFrom } from '#tests/back-up-and-restore.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { sampleJpeg, uploadFile } from '#tests/sample-pictures.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('deleted, erased and restored files of an enquiry', (getDatabase) => {
  let owner: TestApp
  let reference: string
  beforeEach(async () => {
    owner = await testApp(getDatabase()).loginAsStaff()
    reference = await addEnquiry(owner, serviceBookingEnquiry)
  })

  const { add, list, open, remove, restore } = attachmentClient(() => ({ owner, reference }))

  it('loses a deleted file after a day, and a file that no row names after an hour', async () => {
    const { attachment } = await add(uploadFile(await sampleJpeg()))
    await add(samplePdfFile())
    await remove(attachment.id)
    const database = getDatabase()
    const cleanUp = async (hours: number) => {
      const clock = () => new Date(testNow.getTime() + hours * 3_600_000)
      await runHourlyCleanUp(testApp(database, { clock }).services)
    }
    const { attachmentFiles } = owner.services
    const orphan = `${'0'.repeat(32)}.jpg`
    const write = await attachmentFiles.store(orphan, new Uint8Array([1]))
    await database.db.transaction().execute(write)
    if (database.engine === 'sqlite')
      for (const file of await listStoredAttachments(database))
        utimesSync(join(database.dataDir, 'attachments', file), testNow, testNow)
    await cleanUp(0.5)
    expect(await listStoredAttachments(database)).toHaveLength(4)
    await cleanUp(2)
    expect(await listStoredAttachments(database)).toHaveLength(3)
    await cleanUp(25)
    expect(await listStoredAttachments(database)).toEqual([expect.stringMatching(/\.pdf$/)])
    expect((await open((await list())[0].id)).status).toBe(200)
  })

  it('is erased with the person, with deleted files and the bytes', async () => {
    const { attachment } = await add(uploadFile(await sampleJpeg(), 'asha-licence.jpg'))
    await add(samplePdfFile())
    await remove(attachment.id)
    const { id } = await deskClient(owner).read(reference)
    expect(await listStoredAttachments(getDatabase())).toHaveLength(3)
    expect((await owner.request(`/api/enquiries/${id}`, { method: 'DELETE' })).status).toBe(200)
    expect(await listStoredAttachments(getDatabase())).toEqual([])
    const { db } = getDatabase()
    expect(await db.selectFrom('enquiry_attachments').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('upload_pieces').select('file').execute()).toEqual([])
    expect(await restore(attachment.id)).toBe(409)
    expect(await add(samplePdfFile())).toMatchObject({ status: 409 })
    expect(await listStoredAttachments(getDatabase())).toEqual([])
  })

  it('is erased with the customer, also on a merged enquiry', async () => {
    const main = await addEnquiry(owner, serviceBookingEnquiry)
    await add(samplePdfFile())
    await owner.send('POST', `/api/desk/${reference}/join`, { to: main })
    const { customerId } = await deskClient(owner).read(main)
    const answer = await owner.request(`/api/customers/${customerId}`, { method: 'DELETE' })
    expect(answer.status).toBe(200)
    expect(await listStoredAttachments(getDatabase())).toEqual([])
  })

  it('is read and erased by every instance', async () => {
    const database = getDatabase()
    const other = await testApp(database).loginAsStaff('manager')
    const { attachment } = await add(uploadFile(await sampleJpeg()))
    const { id } = await deskClient(owner).read(reference)
    expect((await open(attachment.id, { by: other })).status).toBe(200)
    const [added, erased] = await Promise.all([
      add(samplePdfFile(), { by: other }),
      owner.request(`/api/enquiries/${id}`, { method: 'DELETE' }),
    ])
    expect([201, 409]).toContain(added.status)
    expect(erased.status).toBe(200)
    expect((await open(attachment.id, { by: other })).status).toBe(404)
    expect(await listStoredAttachments(database)).toEqual([])
    expect(await database.db.selectFrom('enquiry_attachments').selectAll().execute()).toEqual([])
  })

  it('is in the person’s download, with its bytes in an archive', async () => {
    await add(samplePdfFile('quote.pdf'), { document: 'quotation' })
    const { attachment } = await add(uploadFile(await sampleJpeg(), 'front.jpg'))
    await remove(attachment.id)
    const { customerId } = await deskClient(owner).read(reference)
    const path = `/api/customers/${customerId}`
    expect(await (await owner.request(path)).json()).toMatchObject({ fileCount: 2 })
    const { enquiries } = await (await owner.request(`${path}/data`)).json()
    expect(enquiries[0].files).toMatchObject([
      { document: 'Quotation', sentAs: 'quote.pdf', addedBy: 'meera', deletedAt: null },
      { document: 'Driving licence', sentAs: 'front.jpg', deletedAt: testNow.toISOString() },
    ])
    const zip = await owner.request(`${path}/files`)
    expect(zip.headers.get('content-type')).toBe('application/zip')
    const bytes = Buffer.from(await zip.arrayBuffer())
    for (const { file } of enquiries[0].files) expect(bytes.includes(file)).toBe(true)
    expect(bytes.includes(samplePdf)).toBe(true)
    expect((await owner.request('/api/customers/9999/files')).status).toBe(404)
    const workshop = await testApp(getDatabase()).loginAsStaff('workshop')
    expect((await workshop.request(`${path}/files`)).status).toBe(403)
  })

  it('is in the backup and shows the same bytes after a restore', async () => {
    const database = getDatabase()
    const { attachment } = await add(uploadFile(await sampleJpeg()))
    const read = async () => Buffer.from(await (await open(attachment.id)).arrayBuffer())
    const bytes = await read()
    const file = join(mkdtempSync(join(tmpdir(), 'attachments-')), 'backup.jsonl.gz')
    expect(await backUpTo(file, database)).toMatchObject({ media: 2, foreign: 0 })
    await deleteAllPictures(database)
    await database.db.deleteFrom('enquiry_attachments').execute()
    await restoreBackupFrom(file, database)
    owner = await testApp(database).loginAsStaff()
    expect(await list()).toEqual([attachment])
    expect(await read()).toEqual(bytes)
    expect((await open(attachment.id, { size: 'small' })).status).toBe(200)

    const { id } = await deskClient(owner).read(reference)
    await owner.request(`/api/enquiries/${id}`, { method: 'DELETE' })
    await restoreBackupFrom(file, database)
    const { db } = database
    expect(await db.selectFrom('enquiry_attachments').selectAll().execute()).toEqual([])
  })
})
