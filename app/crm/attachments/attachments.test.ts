import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import {
  attachmentClient,
  listStoredAttachments,
  samplePdf,
  samplePdfFile,
} from '#tests/attachment-client.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { sampleJpeg, uploadFile } from '#tests/sample-pictures.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('files of an enquiry', (getDatabase) => {
  let owner: TestApp
  let reference: string
  beforeEach(async () => {
    owner = await testApp(getDatabase()).loginAsStaff()
    reference = await addEnquiry(owner, serviceBookingEnquiry)
  })

  const { pathOf, add, list, open, remove, restore } = attachmentClient(() => ({
    owner,
    reference,
  }))
  const loginAs = (role: Role) => testApp(getDatabase()).loginAsStaff(role)

  it('shows a picture upright, at most 2,400 px long and without its location', async () => {
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
    const { attachment } = await add(samplePdfFile('../a\u202e".pdf'), { document: 'quotation' })
    const answer = await open(attachment.id)
    expect(await answer.text()).toBe(samplePdf)
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
      [samplePdfFile('a.pdf', '<html>'), 415, 'a.pdf: The file is named as a PDF'],
      [uploadFile(jpeg, 'b.pdf', 'application/pdf'), 415, 'b.pdf: The file is named as a PDF'],
      [uploadFile(samplePdf, 'c.jpg'), 415, 'c.jpg: The file is named as a picture'],
      [uploadFile('<svg xmlns="">', 'd.jpg'), 415, 'd.jpg: This file type cannot be added'],
      [uploadFile('MZ…', 'e.exe', 'image/png'), 415, 'e.exe: This file type cannot be added'],
      [uploadFile(jpeg.subarray(0, 200), 'f.jpg'), 422, 'f.jpg: The file is damaged'],
      [samplePdfFile('g.pdf', '%PDF-1.7\n1 0 obj'), 422, 'g.pdf: The PDF is damaged'],
      [uploadFile('', 'h.jpg'), 422, 'h.jpg: The file is empty'],
      [uploadFile(new Uint8Array(15 * 1024 * 1024 + 1), 'i.jpg'), 413, 'larger than 15 MB'],
    ]
    for (const [file, status, message] of refusals) {
      const answer = await add(file)
      expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(message)])
      if (status !== 413) expect(answer.errors.file).toEqual([answer.message])
    }
    expect(await add(samplePdfFile(), { document: 'passport' })).toMatchObject({ status: 422 })
    expect(await listStoredAttachments(getDatabase())).toEqual([])
    expect(await list()).toEqual([])
  })

  it('stores a repeated upload once', async () => {
    const file = uploadFile(await sampleJpeg())
    const first = await add(file)
    const files = await listStoredAttachments(getDatabase())
    expect(files).toHaveLength(2)
    const both = await Promise.all([add(file), add(file)])
    for (const again of both) expect(again).toEqual(first)
    const other = uploadFile(await sampleJpeg({ width: 50 }))
    const [one, two] = await Promise.all([add(other), add(other)])
    expect(one.attachment).toEqual(two.attachment)
    expect(await listStoredAttachments(getDatabase())).toHaveLength(4)
    expect(await list()).toHaveLength(2)
  })

  it('says so if a file that is sent again has another kind of document', async () => {
    await add(samplePdfFile(), { document: 'other' })
    const again = await add(samplePdfFile(), { document: 'licence' })
    expect(again).toMatchObject({
      status: 409,
      message: 'This file has already been added as “Other”. To change that, delete it first.',
    })
    expect(await list()).toHaveLength(1)
  })

  it('accepts the tenth file again if its answer was lost', async () => {
    const files = Array.from({ length: 10 }, (_, at) =>
      samplePdfFile(`${at}.pdf`, `${samplePdf}\n${at}`),
    )
    for (const file of files) await add(file)
    const [last] = files.slice(-1)
    expect(last && (await add(last))).toMatchObject({ status: 201 })
    expect(await list()).toHaveLength(10)
  })

  it('ends at ten files, also for concurrent uploads', async () => {
    const files = Array.from({ length: 12 }, (_, at) =>
      samplePdfFile(`${at}.pdf`, `${samplePdf}\n${at}`),
    )
    const answers = await Promise.all(files.map((file) => add(file)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused.map(({ message }) => message)).toEqual([
      'An enquiry can have at most 10 files. Delete one first.',
      'An enquiry can have at most 10 files. Delete one first.',
    ])
    expect(await list()).toHaveLength(10)
    expect(await listStoredAttachments(getDatabase())).toHaveLength(10)
    const [{ id }] = await list()
    expect(await remove(id)).toBe(200)
    expect((await add(samplePdfFile('new.pdf', `${samplePdf}\nnew`))).status).toBe(201)
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

  it('is seen at the enquiry into which its enquiry is merged', async () => {
    const main = await addEnquiry(owner, serviceBookingEnquiry)
    const { attachment } = await add(samplePdfFile())
    await owner.send('POST', `/api/desk/${reference}/join`, { to: main })
    expect(await list(owner, main)).toEqual([attachment])
    await owner.request(`/api/desk/${reference}/join`, { method: 'DELETE' })
    expect(await list(owner, main)).toEqual([])
    expect((await open(attachment.id, { of: main })).status).toBe(404)
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
      const { attachment } = await add(samplePdfFile())
      const { id } = attachment
      const sales = await loginAs('sales')
      const other = await addEnquiry(owner, testRideEnquiry)
      for (const of of [reference, 'SB-00000']) {
        expect((await sales.request(pathOf(of))).status).toBe(404)
        expect((await open(id, { by: sales, of })).status).toBe(404)
        expect((await add(samplePdfFile(), { by: sales, of })).status).toBe(404)
      }
      expect((await open(id, { by: sales, of: other })).status).toBe(404)
      expect(await remove(id, sales)).toBe(404)
      expect(await restore(id, sales)).toBe(404)
      expect(await list()).toHaveLength(1)
    })

    it('refuses the accountant and visitors', async () => {
      const { attachment } = await add(samplePdfFile())
      const { id } = attachment
      for (const [by, status] of [
        [await loginAs('accounts'), 403],
        [testApp(getDatabase()), 401],
      ] as const) {
        expect((await by.request(pathOf())).status).toBe(status)
        expect((await open(id, { by })).status).toBe(status)
        expect((await add(samplePdfFile(), { by })).status).toBe(status)
        expect(await remove(id, by)).toBe(status)
        expect(await restore(id, by)).toBe(status)
      }
    })

    it('gives no file an address outside the enquiry', async () => {
      await add(uploadFile(await sampleJpeg()))
      await add(samplePdfFile())
      for (const file of await listStoredAttachments(getDatabase()))
        for (const path of [`/media/${file}`, `/media/${file}.v1.jpg`, `/brochures/${file}`])
          expect((await owner.request(path)).status).toBe(404)
    })
  })
})
