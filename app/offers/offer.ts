import * as v from 'valibot'

/** The text fields of POST /api/createOffers; the picture is checked by the media pipeline. */
export const newOffer = v.object({
  title: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter a title.'),
    v.maxLength(120, 'A title has at most 120 characters.'),
  ),
  description: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Enter a description.'),
    v.maxLength(1000, 'A description has at most 1,000 characters.'),
  ),
})

export type NewOffer = v.InferOutput<typeof newOffer> & { picture: string }
