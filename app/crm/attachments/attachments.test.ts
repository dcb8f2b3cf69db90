import { mkdtempSync, readdirSync, readFileSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { runHourlyCleanUp } from '#app/process/background-jobs.server.ts'
import { backUpTo, deleteAllPictures, restoreBackupFrom } from '#tests/back-up-and-restore.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { multipartBody, sampleJpeg, uploadFile } from '#tests/sample-pictures.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'

const pdf = '%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n'
const pdfFile = (name = 'quotation.pdf', text = pdf) => uploadFile(text, name, 'application/pdf')

/** Lists the files of attachments, wherever the engine stores them. */
async function storedFiles({ db, engine, dataDir }: TestDatabase): Promise<string[]> {
  if (engine === 'postgres') {
    const rows = await db.selectFrom('uploads').select('file').orderBy('file').execute()
    return rows.map(({ file }) => file)
  }
  try {
    return readdirSync(join(dataDir, 'attachments')).sort()
  } catch {
    return []
  }
}

onEachDatabase('files of an enquiry', (getDatabase) => {
  let owner: TestApp
  let reference: string
  beforeEach(async () => {
    owner = await testApp(getDatabase()).loginAsStaff()
    reference = await addEnquiry(owner, serviceBookingEnquiry)
  })

  const pathOf = (of = reference) => `/api/enquiries/${of}/attachments`
  async function add(
    file: File,
    {
      by = owner,
      of = reference,
      document = 'licence',
    }: { by?: TestApp; of?: string; document?: string } = {},
  ) {
    const body = multipartBody({ file, document })
    const answer = await by.request(pathOf(of), { method: 'POST', body })
    return { status: answer.status, ...(await answer.json()) }
  }
  const list = async (by = owner, of = reference) =>
    (await (await by.request(pathOf(of))).json()).attachments
  const open = (id: number, { by = owner, of = reference, size = '' } = {}) =>
    by.request(`${pathOf(of)}/${id}${size && `?size=${size}`}`)
  const remove = async (id: number, by = owner) =>
    (await by.request(`${pathOf()}/${id}`, { method: 'DELETE' })).status
  const restore = async (id: number, by = owner) =>
    (await by.request(`${pathOf()}/${id}/restore`, { method: 'POST' })).status
  const loginAs = (role: Role) => testApp(getDatabase()).loginAsStaff(role)

  it('shows a picture upright, at most 2,400 px long and without its place', async () => {
    const jpeg = await sampleJpeg({ width: 3000, height: 1500, turned: true })
    const { status, attachment } = await add(uploadFile(jpeg, 'front.jpg'))
    expect(status).toBe(201)
    expect(attachment).toMatchObject({
      ...{ reference, document: 'licence', name: 'front.jpg', type: 'image/jpeg' },
      ...{ addedBy: 'meera', addedAt: testNow.toISOString() },
    })
    expect(await list()).toEqual([attachment])
    const shown = await open(attachment.id)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'content-disposition': `inline; filename="${reference}-licence-${attachment.id}.jpg"`,
    })
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(bytes.byteLength).toBe(attachment.bytes)
    const { width, height, exif, orientation } = await sharp(bytes).metadata()
    expect({ width, height, exif, orientation }).toMatchObject({ width: 1200, height: 2400 })
    expect([exif, orientation]).toEqual([undefined, undefined])
    expect(bytes.includes('a-secret-place')).toBe(false)
    const small = await sharp(
      Buffer.from(await (await open(attachment.id, { size: 'small' })).arrayBuffer()),
    ).metadata()
    expect(small).toMatchObject({ width: 160, height: 320 })
  })

  it('takes PNG and HEIC, and a PDF as it is, which is only downloaded', async () => {
    const png = await sharp(await sampleJpeg())
      .png()
      .toBuffer()
    expect(await add(uploadFile(png, 'a.png', 'image/png'))).toMatchObject({ status: 201 })
    const heic = readFileSync('tests/support/phone.heic')
    expect(await add(uploadFile(heic, 'b.heic', 'image/heic'))).toMatchObject({ status: 201 })
    const { attachment } = await add(pdfFile('../a\u202e".pdf'), { document: 'quotation' })
    const answer = await open(attachment.id)
    expect(await answer.text()).toBe(pdf)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${reference}-quotation-${attachment.id}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    expect((await open(attachment.id, { size: 'small' })).status).toBe(404)
    expect((await list()).map(({ type }: { type: string }) => type)).toEqual([
      'image/jpeg',
      'image/jpeg',
      'application/pdf',
    ])
  })

  it('refuses a file that is not what it says, names it and stores nothing', async () => {
    const jpeg = await sampleJpeg()
    const refusals: [File, number, string][] = [
      [pdfFile('a.pdf', '<html>'), 415, 'a.pdf: The file is named as a PDF'],
      [uploadFile(jpeg, 'b.pdf', 'application/pdf'), 415, 'b.pdf: The file is named as a PDF'],
      [uploadFile(pdf, 'c.jpg'), 415, 'c.jpg: The file is named as a picture'],
      [uploadFile('<svg xmlns="">', 'd.jpg'), 415, 'd.jpg: This file type cannot be added'],
      [uploadFile('MZ…', 'e.exe', 'image/png'), 415, 'e.exe: This file type cannot be added'],
      [uploadFile(jpeg.subarray(0, 200), 'f.jpg'), 422, 'f.jpg: The file is damaged'],
      [pdfFile('g.pdf', '%PDF-1.7\n1 0 obj'), 422, 'g.pdf: The PDF is damaged'],
      [uploadFile('', 'h.jpg'), 422, 'h.jpg: The file is empty'],
      [uploadFile(new Uint8Array(15 * 1024 * 1024 + 1), 'i.jpg'), 413, 'larger than 15 MB'],
    ]
    for (const [file, status, message] of refusals) {
      const answer = await add(file)
      expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(message)])
      if (status !== 413) expect(answer.errors.file).toEqual([answer.message])
    }
    expect(await add(pdfFile(), { document: 'passport' })).toMatchObject({ status: 422 })
    expect(await storedFiles(getDatabase())).toEqual([])
    expect(await list()).toEqual([])
  })

  it('stores a repeated upload once', async () => {
    const file = uploadFile(await sampleJpeg())
    const first = await add(file)
    const files = await storedFiles(getDatabase())
    expect(files).toHaveLength(2)
    const both = await Promise.all([add(file), add(file)])
    for (const again of both) expect(again).toEqual(first)
    const other = uploadFile(await sampleJpeg({ width: 50 }))
    const [one, two] = await Promise.all([add(other), add(other)])
    expect(one.attachment).toEqual(two.attachment)
    expect(await storedFiles(getDatabase())).toHaveLength(4)
    expect(await list()).toHaveLength(2)
  })

  it('ends at ten files, also for concurrent uploads', async () => {
    const files = Array.from({ length: 12 }, (_, at) => pdfFile(`${at}.pdf`, `${pdf}\n${at}`))
    const answers = await Promise.all(files.map((file) => add(file)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ message }) => message)).toEqual([
      'An enquiry can have at most 10 files. Delete one first.',
      'An enquiry can have at most 10 files. Delete one first.',
    ])
    expect(await list()).toHaveLength(10)
    expect(await storedFiles(getDatabase())).toHaveLength(10)
    const [{ id }] = await list()
    expect(await remove(id)).toBe(200)
    expect((await add(pdfFile('new.pdf', `${pdf}\nnew`))).status).toBe(201)
    expect(await restore(id)).toBe(409)
  })

  it('is deleted, restored, and recorded in the history without its content', async () => {
    const { attachment } = await add(uploadFile(await sampleJpeg(), 'asha-licence.jpg'))
    const { id } = attachment
    expect(await remove(id)).toBe(200)
    expect(await remove(id)).toBe(404)
    expect((await open(id)).status).toBe(404)
    expect((await open(id, { size: 'small' })).status).toBe(404)
    expect(await list()).toEqual([])
    expect(await restore(id)).toBe(200)
    expect(await restore(id)).toBe(404)
    expect(await list()).toEqual([attachment])
    const { history } = await deskClient(owner).read(reference)
    expect(history).toMatchObject([
      { type: 'attach', who: 'meera', document: 'licence' },
      { type: 'detach', who: 'meera', document: 'licence' },
      { type: 'attach', who: 'meera', document: 'licence', restored: true },
    ])
    expect(JSON.stringify(history)).not.toContain('asha')
  })

  it('loses a deleted file after a day, and a file that no row names after an hour', async () => {
    const { attachment } = await add(uploadFile(await sampleJpeg()))
    await add(pdfFile())
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
      for (const file of await storedFiles(database))
        utimesSync(join(database.dataDir, 'attachments', file), testNow, testNow)
    await cleanUp(0.5)
    expect(await storedFiles(database)).toHaveLength(4)
    await cleanUp(2)
    expect(await storedFiles(database)).toHaveLength(3)
    await cleanUp(25)
    expect(await storedFiles(database)).toEqual([expect.stringMatching(/\.pdf$/)])
    expect((await open((await list())[0].id)).status).toBe(200)
  })

  it('is seen at the enquiry into which its enquiry is merged', async () => {
    const main = await addEnquiry(owner, serviceBookingEnquiry)
    const { attachment } = await add(pdfFile())
    await owner.send('POST', `/api/desk/${reference}/join`, { to: main })
    expect(await list(owner, main)).toEqual([attachment])
    await owner.request(`/api/desk/${reference}/join`, { method: 'DELETE' })
    expect(await list(owner, main)).toEqual([])
    expect((await open(attachment.id, { of: main })).status).toBe(404)
  })

  it('is erased with the person, with deleted files and the bytes', async () => {
    const { attachment } = await add(uploadFile(await sampleJpeg(), 'asha-licence.jpg'))
    await add(pdfFile())
    await remove(attachment.id)
    const { id } = await deskClient(owner).read(reference)
    expect(await storedFiles(getDatabase())).toHaveLength(3)
    expect((await owner.request(`/api/enquiries/${id}`, { method: 'DELETE' })).status).toBe(200)
    expect(await storedFiles(getDatabase())).toEqual([])
    const { db } = getDatabase()
    expect(await db.selectFrom('enquiry_attachments').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('upload_pieces').select('file').execute()).toEqual([])
    expect(await restore(attachment.id)).toBe(409)
    expect(await add(pdfFile())).toMatchObject({ status: 409 })
    expect(await storedFiles(getDatabase())).toEqual([])
  })

  it('is erased with the customer, also on a merged enquiry', async () => {
    const main = await addEnquiry(owner, serviceBookingEnquiry)
    await add(pdfFile())
    await owner.send('POST', `/api/desk/${reference}/join`, { to: main })
    const { customerId } = await deskClient(owner).read(main)
    const answer = await owner.request(`/api/customers/${customerId}`, { method: 'DELETE' })
    expect(answer.status).toBe(200)
    expect(await storedFiles(getDatabase())).toEqual([])
  })

  it('is in the person’s download, with its bytes in an archive', async () => {
    await add(pdfFile('quote.pdf'), { document: 'quotation' })
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
    expect(bytes.includes(pdf)).toBe(true)
    expect((await owner.request('/api/customers/9999/files')).status).toBe(404)
    const workshop = await loginAs('workshop')
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

  describe('rights', () => {
    it('lets the roles that work on the enquiry read, add and delete', async () => {
      for (const by of [await loginAs('manager'), await loginAs('workshop')]) {
        const { attachment } = await add(uploadFile(await sampleJpeg()), { by })
        expect((await open(attachment.id, { by })).status).toBe(200)
        expect(await list(by)).toHaveLength(1)
        expect(await remove(attachment.id, by)).toBe(200)
      }
    })

    it('answers 404 for an enquiry of another flow, as for one that does not exist', async () => {
      const { attachment } = await add(pdfFile())
      const { id } = attachment
      const sales = await loginAs('sales')
      const other = await addEnquiry(owner, testRideEnquiry)
      for (const of of [reference, 'SB-00000']) {
        expect((await sales.request(pathOf(of))).status).toBe(404)
        expect((await open(id, { by: sales, of })).status).toBe(404)
        expect((await add(pdfFile(), { by: sales, of })).status).toBe(404)
      }
      expect((await open(id, { by: sales, of: other })).status).toBe(404)
      expect(await remove(id, sales)).toBe(404)
      expect(await restore(id, sales)).toBe(404)
      expect(await list()).toHaveLength(1)
    })

    it('refuses the accountant and visitors', async () => {
      const { attachment } = await add(pdfFile())
      const { id } = attachment
      for (const [by, status] of [
        [await loginAs('accounts'), 403],
        [testApp(getDatabase()), 401],
      ] as const) {
        expect((await by.request(pathOf())).status).toBe(status)
        expect((await open(id, { by })).status).toBe(status)
        expect((await add(pdfFile(), { by })).status).toBe(status)
        expect(await remove(id, by)).toBe(status)
        expect(await restore(id, by)).toBe(status)
      }
    })

    it('gives no file an address outside the enquiry', async () => {
      await add(uploadFile(await sampleJpeg()))
      await add(pdfFile())
      for (const file of await storedFiles(getDatabase()))
        for (const path of [`/media/${file}`, `/media/${file}.v1.jpg`, `/brochures/${file}`])
          expect((await owner.request(path)).status).toBe(404)
    })
  })
})
