import * as v from 'valibot'
import type { FieldChoice, NoColourLabels } from '#app/content/document-editor/document-sections.ts'
import { sanitizeLine, sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import {
  day,
  hexColour,
  lineOfText,
  listOfItems,
  oneOfOptions,
  positiveInteger,
  rupeeAmount,
  textMatching,
  trueOrFalse,
} from '#app/platform/schema/schemas.ts'
import type { FormSettings } from './content-field.ts'
import { defineField, type FieldTexts, withDefault } from './field-modifiers.ts'
import * as words from './words.ts'

type TextLimits = Pick<FormSettings, 'missing' | 'tooLong'> & { max: number }

/** One line of text with at most `max` characters. */
export const lineField = (
  label: string,
  { max, missing, tooLong, ...texts }: FieldTexts & TextLimits & { leads?: string },
) =>
  defineField<string>(lineOfText(max), () => ({ kind: 'text', label, ...texts }), {
    form: { maxLength: max, missing, tooLong },
  })

/** One line of text with at most `max` characters, which may also be empty. */
export const emptyLineField = (
  label: string,
  { max, tooLong, ...texts }: FieldTexts & TextLimits,
) =>
  defineField<string>(
    v.pipe(
      v.string('must be text in quotes'),
      v.transform(sanitizeLine),
      v.maxLength(max, `must be at most ${max} characters`),
    ),
    () => ({ kind: 'text', label, ...texts }),
    { form: { maxLength: max, tooLong } },
  )

/** Several lines of text with at most `max` characters. The editor shows `rows` lines. */
export const paragraphField = (
  label: string,
  { max, rows, missing, tooLong, ...texts }: FieldTexts & TextLimits & { rows: number },
) =>
  defineField<string>(
    v.pipe(
      v.string('must be text in quotes'),
      v.transform(sanitizeMultiline),
      v.nonEmpty('must not be empty'),
      v.maxLength(max, `must be at most ${max.toLocaleString('en-IN')} characters`),
    ),
    () => ({ kind: 'long', label, rows, ...texts }),
    { form: { maxLength: max, missing, tooLong } },
  )

/** One line of text that the editor shows in several rows, because it is long. */
export const paragraphLineField = (
  label: string,
  { max, ...texts }: FieldTexts & { max: number; rows?: number },
) => defineField<string>(lineOfText(max), () => ({ kind: 'long', label, ...texts }))

/** Short texts, one per line, each with at most `max` characters. */
export const linesField = (
  label: string,
  { max, least = 0, ...shown }: { max: number; least?: number; rows?: number; isWide?: true },
) =>
  defineField<string[]>(listOfItems(lineOfText(max), least), () => ({
    kind: 'lines',
    label,
    ...shown,
  }))

/** A whole number of at least 1. */
export const wholeNumberField = (label: string, texts: FieldTexts = {}) =>
  defineField<number>(positiveInteger, () => ({ kind: 'number', label, ...texts }))

/** A price in whole rupees, at least `least`. */
export const rupeesField = (label: string, least = 1) =>
  defineField<number>(rupeeAmount(least), () => ({ kind: 'number', label, unit: '₹' }))

/** Yes or no. An unticked box is left out of the document, which means no. */
export const tickField = (label: string) =>
  withDefault(
    defineField<boolean>(trueOrFalse, () => ({ kind: 'tick', label, isOptional: true })),
    false,
  )

/** A colour such as `#53575c`. The editor warns about a colour that is still `start`. */
export const colourField = (
  label: string,
  { start, ...shown }: { start?: string; none?: NoColourLabels } = {},
) =>
  defineField<string>(hexColour, () => ({ kind: 'colour', label, ...shown }), {
    ...(start !== undefined && {
      warn: (colour) => (colour === start ? words.stillStartColour : undefined),
    }),
  })

/** A calendar day, `YYYY-MM-DD`. */
export const calendarDayField = (label: string, texts: FieldTexts & { startsToday?: true } = {}) =>
  defineField<string>(day, () => ({ kind: 'day', label, ...texts }))

/** One of the values. The editor shows their labels. */
export const optionField = <const Value extends string>(
  label: string,
  values: readonly Value[],
  options: readonly (FieldChoice & { value: Value })[],
  texts: FieldTexts & { none?: string } = {},
) => defineField<Value>(oneOfOptions(values), () => ({ kind: 'choice', label, options, ...texts }))

/** The name of an entry of the list `from` of the document, with at most `max` characters. */
export const entryNameField = (
  label: string,
  { max, ...shown }: FieldTexts & { from: string; max: number },
) => defineField<string>(lineOfText(max), () => ({ kind: 'named', label, ...shown }))

/** At most 100 models, by the names that they have in addresses. */
export const modelsField = (label: string) =>
  defineField<string[]>(
    listOfItems(lineOfText(100), 0, 100),
    ({ model }) => ({ kind: 'several', label, options: model }),
    { refersTo: 'model' },
  )

/** The path of a page of this site. */
export const pagePathField = (label: string) =>
  defineField<string>(
    textMatching(/^\/[\w\-./#?=&+%]*$/, '/motorcycle'),
    ({ page }) => ({ kind: 'choice', label, options: page }),
    { refersTo: 'page' },
  )
