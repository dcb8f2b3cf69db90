import * as v from 'valibot'
import { sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import { lineOfText } from '#app/platform/schema/schemas.ts'
import { findUnknownPlaceholder } from './placeholders.ts'
import * as words from './staff-words.ts'

const hasKnownPlaceholders = v.check<string, (issue: { input: string }) => string>(
  (typed) => findUnknownPlaceholder(typed) === undefined,
  ({ input }) => words.unknownPlace(findUnknownPlaceholder(input) ?? ''),
)

/** A line of text that may contain placeholders. */
export const lineWithPlaceholders = (max: number) => v.pipe(lineOfText(max), hasKnownPlaceholders)

/** A text of several paragraphs that may contain placeholders. */
export const paragraphsWithPlaceholders = (max: number) =>
  v.pipe(
    v.string('must be text in quotes'),
    v.transform(sanitizeMultiline),
    v.nonEmpty('must not be empty'),
    v.maxLength(max, words.tooLong(max)),
    hasKnownPlaceholders,
  )
