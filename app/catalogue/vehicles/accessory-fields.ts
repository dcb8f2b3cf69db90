import { lineField, optionField, paragraphLineField } from '#app/content/fields/field-kinds.ts'
import { checked, optional, ownField } from '#app/content/fields/field-modifiers.ts'
import { rowsField } from '#app/content/fields/record-field-kinds.ts'
import { pictureNameField } from '#app/content/fields/upload-field-kinds.ts'
import { hasUniqueKeys, textMatching } from '#app/platform/schema/schemas.ts'
import { accessoryFittingNames } from './accessory-fittings.ts'
import { fittings, hints, labels, notDrawn, sections } from './model-content-words.ts'

/** Features of a model, each with a picture. */
export const featuresField = rowsField(
  sections.features,
  {
    heading: lineField(labels.heading, { max: 80 }),
    description: paragraphLineField(labels.text, { max: 400 }),
    picture: pictureNameField(labels.picture, { minimum: { width: 640, height: 400 } }),
  },
  { one: labels.feature, most: 24 },
)

const accessoryRows = rowsField(
  sections.accessories,
  {
    heading: lineField(labels.heading, { max: 80 }),
    description: paragraphLineField(labels.text, { max: 400 }),
    partNo: ownField(
      textMatching(/^[A-Z0-9][A-Z0-9./-]{2,29}$/, 'SR-ACC-1042: capitals, digits, hyphens'),
      { kind: 'text', label: labels.partNo, hint: hints.partNo },
    ),
    price: ownField(
      textMatching(/^(?!0+\.00)\d{1,7}\.\d{2}$/, '"1250.00": rupees and paise in quotes'),
      { kind: 'text', label: labels.partPrice, hint: hints.partPrice },
    ),
    picture: pictureNameField(labels.picture, { minimum: { width: 240, height: 240 } }),
    // Position and shape on the vehicle. Without it the accessory counts in the total but is not
    // drawn.
    fitting: optional(
      optionField(
        labels.fitting,
        accessoryFittingNames,
        accessoryFittingNames.map((value) => ({ value, label: fittings[value] })),
        { hint: hints.fitting, none: notDrawn },
      ),
    ),
  },
  { one: labels.accessory, most: 80 },
)

/** Accessories of a model. */
export const accessoriesField = checked(
  accessoryRows,
  (accessories) => hasUniqueKeys(accessories, (it) => it.partNo),
  'must not repeat a part number',
)
