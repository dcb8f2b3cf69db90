import { expect, it } from 'vitest'
import { multipartBody, sampleJpeg, uploadFile } from '#tests/sample-pictures.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('gallery picture', (getDatabase) => {
  it.each([
    ['The new workshop', ' “The new workshop”'],
    ['', ''],
  ])(
    'captioned “%s” has the same label in the audit log when added and when deleted',
    async (caption, said) => {
      const app = await testApp(getDatabase()).loginAsStaff()
      const body = multipartBody({ images: uploadFile(await sampleJpeg()), caption })
      await app.request('/api/galleryupload', { method: 'POST', body })
      const id = (await app.services.gallery.list()).at(-1)?.id
      await app.request(`/api/deleteGalleryImg/${id}`, { method: 'DELETE' })
      const label = `picture ${id}${said}`
      expect(await app.services.changes.listOf(`picture/${id}`, 9)).toMatchObject([
        { action: 'deleted', label },
        { action: 'added', label, after: { caption } },
      ])
    },
  )

  it('has its old and new caption in the audit log after a change', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const [picture] = await app.services.gallery.list()
    const edit = { caption: 'The floor', version: picture?.version }
    await app.send('PATCH', `/api/manageGallery/${picture?.id}`, edit)
    expect(await app.services.changes.listOf(`picture/${picture?.id}`, 9)).toMatchObject([
      { before: { caption: picture?.caption }, after: { caption: 'The floor' } },
    ])
  })
})
