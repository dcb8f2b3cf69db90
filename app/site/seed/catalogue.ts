import * as v from 'valibot'
import { documentFacts } from '#app/catalogue/finance/document-facts.ts'
import { loanFacts } from '#app/catalogue/finance/loan-facts.ts'
import { electricityFacts } from '#app/catalogue/vehicles/electricity-facts.ts'
import { modelDocument } from '#app/catalogue/vehicles/model.ts'
import { amcFacts } from '#app/catalogue/warranty/amc-facts.ts'
import { warrantyFacts } from '#app/catalogue/warranty/warranty-facts.ts'
import { isDateRangeInOrder } from '#app/platform/schema/entry-checks.ts'
import {
  day,
  lineOfText,
  listOfItems,
  oneOfOptions,
  pictureName,
  strictRecord,
  textMatching,
} from '#app/platform/schema/schemas.ts'
import { decorationFacts } from '#app/site/frame/decoration-facts.ts'
import { joyClubFacts } from '#app/site/frame/joy-club-facts.ts'
import { quietSides, tallQuietSides } from '#app/site/home/slide.ts'
import { aboutFacts, privacyFacts, termsFacts } from '#app/site/page-text/text-facts.server.ts'

/** What a file under `catalogue/vehicles` holds: one model. */
export type CatalogueVehicle = v.InferOutput<typeof catalogueVehicle>
export type CatalogueColour = CatalogueVehicle['colours'][number]
export type CatalogueOffer = v.InferOutput<typeof catalogueOffers>[number]
export type CatalogueGalleryPicture = v.InferOutput<typeof catalogueGallery>[number]
export type CatalogueSlide = v.InferOutput<typeof catalogueSlides>[number]
export type CatalogueFacts = v.InferOutput<typeof catalogueFacts>
export type CatalogueFilm = v.InferOutput<typeof catalogueFilms>[number]

/** The site shows a machine of the catalogue whole: with its paint's finish, its features and parts. */
export const catalogueVehicle = v.pipe(
  modelDocument,
  v.forward(
    v.check(
      ({ name }) => /^[A-Z0-9]+([ .-][A-Z0-9]+)*$/.test(name),
      'must look like HORNET 2.0: capitals, digits, spaces',
    ),
    ['name'],
  ),
  v.check(({ features }) => features.length >= 4, 'features must have at least 4 entries'),
  v.check(({ accessories }) => accessories.length >= 4, 'accessories must have at least 4 entries'),
)

export const catalogueOffers = listOfItems(
  v.pipe(
    strictRecord({
      title: lineOfText(120),
      description: lineOfText(1000),
      picture: pictureName,
      /** The models that it is for, by name. */
      models: v.optional(listOfItems(lineOfText(60), 1)),
      /** Its first and its last day. */
      from: v.optional(day),
      until: v.optional(day),
    }),
    v.forward(
      v.check((it) => isDateRangeInOrder(it), 'must not lie before the first day'),
      ['until'],
    ),
  ),
  1,
)

export const catalogueGallery = listOfItems(
  strictRecord({ picture: pictureName, caption: lineOfText(200) }),
  1,
)

export const catalogueSlides = listOfItems(
  v.pipe(
    strictRecord({
      picture: pictureName,
      /** The upright picture that a phone shows instead. */
      tallPicture: v.optional(pictureName),
      headline: lineOfText(80),
      line: lineOfText(200),
      link: strictRecord({
        text: lineOfText(40),
        href: textMatching(/^\/[\w\-./#?=&+%]*$/, '/motorcycle'),
      }),
      /** Where the pictures have room for words; left out, as it follows from the link, and at the top. */
      quietSide: v.optional(oneOfOptions(quietSides)),
      tallQuietSide: v.optional(oneOfOptions(tallQuietSides)),
      /** Its first and its last day. */
      from: v.optional(day),
      until: v.optional(day),
    }),
    v.forward(
      v.check((it) => isDateRangeInOrder(it), 'must not lie before the first day'),
      ['until'],
    ),
  ),
  1,
)

/** By the names under which the database holds them. */
export const catalogueFacts = strictRecord({
  amc: amcFacts.shape,
  'extended-warranty': warrantyFacts.shape,
  'joy-club': joyClubFacts.shape,
  finance: documentFacts.shape,
  'loan-terms': v.optional(loanFacts.shape),
  electricity: v.optional(electricityFacts.shape),
  decorations: decorationFacts.shape,
  about: v.optional(aboutFacts.shape),
  terms: v.optional(termsFacts.shape),
  privacy: v.optional(privacyFacts.shape),
})

export const catalogueFilms = listOfItems(
  strictRecord({
    id: oneOfOptions(['amc', 'optain', 'joy-club']),
    title: lineOfText(120),
    poster: pictureName,
    youtubeId: v.optional(textMatching(/^[\w-]{11}$/, 'a YouTube id of 11 characters')),
    file: v.optional(textMatching(/^[a-z0-9/-]+\.mp4$/, 'films/amc.mp4')),
  }),
  0,
)
