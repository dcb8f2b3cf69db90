import { Hono } from 'hono'
import { checkEdit } from '#app/changes/edit.server.ts'
import { settle } from '#app/changes/settle.server.ts'
import { type FieldErrors } from '#app/forms/errors-of.ts'
import type { AppEnv } from '#app/http/app-env.ts'
import { idFrom } from '#app/http/id-from.ts'
import { Problem } from '#app/http/problem.server.ts'
import { editorOf, staffOnly } from '#app/http/require-staff.server.ts'
import type { MediaStore } from '#app/media/media-store.server.ts'
import { filesOf, readMultipart, textOf, uploadLimit } from '#app/media/read-upload.server.ts'
import { isRefusal } from '#app/media/upload.server.ts'
import { newOffer } from './offer.ts'
import type { OfferStore } from './offer-store.server.ts'

const gone = 'This offer is gone already.'
const loginSentence = 'Please login to access the Manage Offers page'

/** The calls behind Manage → Offer: add and delete. */
export function offersApi({ offers, media }: { offers: OfferStore; media: MediaStore }) {
  const api = new Hono<AppEnv>()
  api.use('/api/createOffers', staffOnly(loginSentence))
  api.use('/api/deleteOffers/*', staffOnly(loginSentence))

  api.post('/api/createOffers', uploadLimit, async (c) => {
    const form = await readMultipart(c)
    const [image] = filesOf(form, 'image')
    const given = { title: textOf(form, 'title'), description: textOf(form, 'description') }
    const errors = missingIn(given, image)
    if (!image || Object.keys(errors).length > 0)
      throw new Problem(422, 'Please fill all fields', { errors })
    const texts = checkEdit(newOffer, given, 'Failed to add offer. Please try again.')
    const kept = await media.keep(new Uint8Array(await image.arrayBuffer()))
    if (isRefusal(kept))
      throw new Problem(kept.status, kept.sentence, { errors: { image: [kept.sentence] } })
    const offer = await offers.create(editorOf(c), { ...texts, picture: kept.name })
    return c.json({ message: 'Offer Added Successfully!', offer })
  })

  for (const path of ['/api/deleteOffers/:id?', '/api/deleteOffers/'])
    api.delete(path, async (c) => {
      const removed = settle(await offers.remove(editorOf(c), offerId(c.req.param('id'))), { gone })
      return c.json({ message: 'Offer Deleted Successfully!', ...removed })
    })

  api.post('/api/deleteOffers/:id/restore', async (c) => {
    const restored = settle(await offers.restore(editorOf(c), offerId(c.req.param('id'))), {
      gone: 'This offer can’t be brought back any more.',
    })
    return c.json({ message: 'The offer is back.', ...restored })
  })

  return api
}

function offerId(text: string | undefined): number {
  const id = idFrom(text)
  if (id === undefined) throw new Problem(400, 'Invalid Offer ID!')
  return id
}

function missingIn(given: Record<string, string>, image: File | undefined): FieldErrors {
  const errors: FieldErrors = {}
  for (const [name, text] of Object.entries(given))
    if (!text.trim()) errors[name] = [`Enter a ${name}.`]
  if (!image) errors.image = ['Choose a picture.']
  return errors
}
