import * as v from 'valibot'
import { isOptionalLine } from '#app/catalogue/pricing/charges/price-sheet.ts'
import type { Fields } from '#app/platform/forms/custom-field.ts'
import {
  checkboxField,
  choiceField,
  messageField,
  textField,
} from '#app/platform/forms/field-definitions.ts'
import { rupeesField } from '#app/platform/forms/money-field.ts'
import * as words from './quotation-desk-words.ts'
import type { QuotationChoices, QuotationLine } from './quotation-schema.ts'
import * as refusals from './quotation-words.ts'

const amountField = (label: string, more: { hint?: string } = {}) =>
  rupeesField(label, { least: 0, expected: refusals.amountRange, ...more })

const amountSchema = amountField(words.discount).schema

/** A line that the buyer may choose or refuse. */
type OptionalLine = Pick<QuotationLine, 'key' | 'label' | 'rupees' | 'isChosen'>

/** Returns the lines of the table that a buyer may choose or refuse. */
export const optionalLines = (lines: readonly QuotationLine[]): QuotationLine[] =>
  lines.filter((line) => isOptionalLine(line) && !line.key.startsWith('extra.'))

const optionPrefix = 'option-'
export const optionFieldName = (key: string) => optionPrefix + key

type Choices = {
  models: readonly string[]
  variants: readonly string[]
  options: readonly { key: string; label: string; toConfirm?: boolean | undefined }[]
  discountHint?: string | undefined
  /** `true` for a new version of a quotation that the customer has accepted. */
  isAccepted?: boolean
}

/** Returns the fields of the form. The optional lines depend on the vehicle. */
export function quotationFields({
  models,
  variants,
  options,
  discountHint,
  isAccepted = false,
}: Choices) {
  return {
    model: choiceField(words.vehicle, models, { isRequired: true, missing: refusals.noModel }),
    variant: choiceField(words.variant, variants),
    ...(Object.fromEntries(
      options.map(({ key, label, toConfirm }) => [
        optionFieldName(key),
        checkboxField(toConfirm ? words.unconfirmedOption(label) : label),
      ]),
    ) satisfies Fields),
    discount: amountField(words.discount, discountHint === undefined ? {} : { hint: discountHint }),
    exchange: amountField(words.exchange),
    exchangeVehicle: textField(words.exchangeVehicle, {
      ...{ max: 60, hint: words.exchangeVehicleHint },
    }),
    accessories: amountField(words.accessories),
    note: messageField(words.colleagueNote, { maxLength: 500, hint: words.noteHint }),
    ...(isAccepted
      ? ({ replacesAccepted: checkboxField(words.replacesAccepted) } satisfies Fields)
      : {}),
  }
}

/** Returns the initial values of the form. */
export function valuesOfChoices(
  { model, variant, discount, exchange, exchangeVehicle, accessories }: QuotationChoices,
  { note, options }: { note: string; options: readonly OptionalLine[] },
): Record<string, unknown> {
  const amount = (rupees: number) => (rupees === 0 ? '' : String(rupees))
  return {
    ...{ model, variant, note },
    discount: amount(discount),
    exchange: amount(exchange),
    exchangeVehicle: exchangeVehicle ?? '',
    accessories: amount(accessories),
    ...Object.fromEntries(
      options.map(({ key, isChosen }) => [optionFieldName(key), isChosen ? 'true' : '']),
    ),
  }
}

/**
 * Reads the choices as typed. An amount that is not valid yet counts as none. `hasOptions` is `false`
 * before the form shows the optional lines; the server then returns those that it offers.
 */
export function readChoices(form: FormData, hasOptions: boolean): QuotationChoices {
  const text = (name: string) => String(form.get(name) ?? '')
  const amount = (name: string) => {
    const parsed = v.safeParse(amountSchema, text(name))
    return parsed.success ? parsed.output : 0
  }
  return {
    ...{ model: text('model'), variant: text('variant') },
    ...(hasOptions && { options: optionsOf([...form.keys()]) }),
    discount: amount('discount'),
    exchange: amount('exchange'),
    accessories: amount('accessories'),
  }
}

/**
 * Returns the variant and the optional lines to save. Before the form shows those of the vehicle,
 * they are the ones that it began with, or those that the server offers for another vehicle.
 */
export function choicesToSave(
  model: string,
  typed: { variant: string; options: string[] },
  { shownModel, first }: { shownModel: string | undefined; first: QuotationChoices },
): Pick<QuotationChoices, 'variant' | 'options'> {
  if (shownModel !== undefined && isSameModel(model, shownModel)) return typed
  if (!isSameModel(model, first.model)) return { variant: '' }
  const { variant, options } = first
  return { variant, ...(options && { options }) }
}

/** Compares names of vehicles without regard to spaces and case. */
export const isSameModel = (name: string, other: string): boolean =>
  name.replaceAll(/\s/g, '').toLowerCase() === other.replaceAll(/\s/g, '').toLowerCase()

/** Returns the keys of the chosen lines from the names of ticked fields. */
export const optionsOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => (name.startsWith(optionPrefix) ? [name.slice(optionPrefix.length)] : []))
