import * as v from 'valibot'
import {
  type ModelDocument,
  maxTextLength,
  modelContent,
} from '#app/catalogue/vehicles/model-content.ts'
import { slugify } from '#app/platform/schema/slugify.ts'
import { type DraftValidation, validateDraft } from '#app/platform/schema/validate-draft.ts'

/** Validates typed input for a model: complete, with gaps, or with errors. */
export function validateModelDraft(typed: unknown): DraftValidation<ModelDocument> {
  return validateDraft(modelContent.schema, requirePriceIfOnSale(typed))
}

/**
 * Stores a missing price of a service-only model as 0. For a model on sale, 0 counts as missing.
 */
function requirePriceIfOnSale(typed: unknown): unknown {
  const read = v.safeParse(availableAtPrice, typed)
  if (!read.success) return typed
  const { price, ...rest } = read.output
  if (isServiceOnly(rest)) return isEmpty(price) ? { ...rest, price: 0 } : typed
  return price === 0 ? rest : typed
}

const availableAtPrice = v.looseObject({
  availability: v.optional(v.unknown()),
  hasDetails: v.optional(v.unknown()),
  price: v.optional(v.unknown()),
})

const isServiceOnly = ({ availability, hasDetails }: Record<string, unknown>) =>
  isEmpty(availability) ? hasDetails === false : availability === 'service-only'

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** Returns a new model's default values. `today` is a day like 2026-11-01. */
export function createModelDraft(name: string, today: string) {
  const slug = slugify(name)
  return {
    name,
    slug,
    kind: 'bike',
    status: 'active',
    hasDetails: true,
    availability: 'on-sale',
    position: 1,
    priceCheckedOn: today,
    priceIsApproximate: false,
    variants: [{ name: 'Standard', difference: 0 }],
    features: [],
    accessories: [],
    pictures: { folder: slug, isPlaceholder: false },
  }
}

/**
 * Copies a model under a new name, which also replaces the old one in its texts. The pictures are
 * marked as placeholders, because they show the original.
 */
export function copyModelDraft(model: ModelDocument, name: string, today: string) {
  const { note: _, formValue: __, film: ___, filmFile: ____, brochure: _____, ...same } = model
  const renamed = (text: string, most: number) => {
    const now = text.replaceAll(model.name, name)
    return now.length <= most ? now : text
  }
  return {
    ...same,
    name,
    slug: slugify(name),
    status: 'active',
    availability: 'on-sale',
    tagline: renamed(model.tagline, maxTextLength.tagline),
    description: renamed(model.description, maxTextLength.description),
    priceCheckedOn: today,
    pictures: { ...model.pictures, isPlaceholder: true },
  }
}
