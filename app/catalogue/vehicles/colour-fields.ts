import * as v from 'valibot'
import { recordSchema } from '#app/content/fields/content-field.ts'
import {
  colourField,
  entryNameField,
  lineField,
  optionField,
} from '#app/content/fields/field-kinds.ts'
import { checked, hiddenField, optional, ownField } from '#app/content/fields/field-modifiers.ts'
import { partsField, rowsField } from '#app/content/fields/record-field-kinds.ts'
import { pictureNameField, turntableFramesField } from '#app/content/fields/upload-field-kinds.ts'
import {
  hasUniqueKeys,
  lineOfText,
  listOfItems,
  pictureName,
  slug,
  strictRecord,
  trueOrFalse,
} from '#app/platform/schema/schemas.ts'
import { finishes, hints, labels, noSecondPaint, sections } from './model-content-words.ts'
import {
  framesFallback,
  heroFallback,
  iconFallback,
  viewFallback,
} from './model-fallback-pictures.ts'
import { paintFinishes } from './paint-finishes.ts'

/** Minimum size of a picture of the whole vehicle, in pixels. */
const largeView = { width: 960, height: 540 }

/** A new colour starts with this grey, which is not the colour of a paint. */
const startColour = '#888888'

const colourRows = rowsField(
  sections.colours,
  {
    name: lineField(labels.colourName, { max: 60, leads: 'slug' }),
    slug: ownField(slug, { kind: 'text', label: labels.colourSlug, hint: hints.colourSlug }),
    swatch: colourField(labels.swatch, { start: startColour }),
    swatch2: optional(colourField(labels.swatch2, { start: startColour, none: noSecondPaint })),
    finish: optional(
      optionField(
        labels.finish,
        paintFinishes,
        paintFinishes.map((value) => ({ value, label: finishes[value] })),
      ),
    ),
    // The only variant with this colour.
    variant: optional(
      entryNameField(labels.onlyVariant, { max: 60, from: 'variants', hint: hints.onlyVariant }),
    ),
    // Name in the model's folder: the pictures are `hero-<picture>` and `icon-<picture>`.
    picture: optional(hiddenField(slug)),
    // A picture of the dealer's own, which replaces the one in the folder.
    hero: optional(
      pictureNameField(labels.hero, {
        hint: hints.hero,
        minimum: largeView,
        otherwise: heroFallback,
      }),
    ),
    icon: optional(
      pictureNameField(labels.icon, {
        hint: hints.icon,
        minimum: { width: 240, height: 180 },
        otherwise: iconFallback,
      }),
    ),
  },
  { one: labels.colour, least: 1, most: 24, start: { swatch: startColour } },
)
const coloursWithOwnAddress = checked(
  colourRows,
  (colours) => hasUniqueKeys(colours, (it) => it.slug),
  'must not repeat a web address (slug)',
)
export const coloursField = checked(
  coloursWithOwnAddress,
  (colours) => hasUniqueKeys(colours, (it) => it.name),
  'must not repeat a name',
)

/** Minimum and maximum number of turntable pictures. */
const turntableFrameLimits = { least: 12, most: 72 } as const

const percentMessage = 'must be a number from 0 to 100'
const percent = v.pipe(
  v.number(percentMessage),
  v.minValue(0, percentMessage),
  v.maxValue(100, percentMessage),
)

/** The dealer's own pictures. */
const ownPictureFields = {
  side: optional(
    pictureNameField(labels.side, { minimum: largeView, otherwise: viewFallback('side') }),
  ),
  rear: optional(
    pictureNameField(labels.rear, { minimum: largeView, otherwise: viewFallback('rear') }),
  ),
  frames: optional(
    turntableFramesField(labels.frames, {
      ...turntableFrameLimits,
      minimum: { width: 480, height: 270 },
      hint: hints.frames,
      otherwise: framesFallback,
    }),
  ),
  // Alternative text and focal point of single pictures, by picture name. The focal point is in
  // percent from the left and from the top.
  told: optional(
    hiddenField(
      listOfItems(
        strictRecord({
          name: pictureName,
          alt: v.optional(lineOfText(200)),
          focus: v.optional(strictRecord({ x: percent, y: percent })),
        }),
        0,
        200,
      ),
    ),
  ),
}
/** Schema of `pictures_json`. */
export const ownPicturesSchema = recordSchema(ownPictureFields)

export const picturesField = partsField({
  // Folder of the model's pictures in the manifest; it may be empty for a new model.
  folder: hiddenField(pictureName),
  // Folder of the turntable pictures, if the model's own folder has none.
  turntable: optional(hiddenField(pictureName)),
  isPlaceholder: hiddenField(trueOrFalse),
  ...ownPictureFields,
})
