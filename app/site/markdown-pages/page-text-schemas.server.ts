import * as v from 'valibot'
import { sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import { lineOfText } from '#app/platform/schema/schemas.ts'
import { isSafeLink } from './is-safe-link.ts'
import { listLinksAndPictures } from './parse-markdown.server.ts'
import { findUnknownPlaceholder } from './placeholders.ts'
import * as words from './staff-words.ts'

/** A line of text that may contain placeholders. */
export const lineWithPlaceholders = (max: number) =>
  v.pipe(
    lineOfText(max),
    v.check(
      (typed) => findUnknownPlaceholder(typed) === undefined,
      ({ input }) => words.unknownPlace(findUnknownPlaceholder(input) ?? ''),
    ),
  )

/**
 * A text that may contain paragraphs, headings, lists and links: see `parse-markdown.server.ts`.
 */
export const markdownText = (max: number) =>
  v.pipe(
    v.string('must be text in quotes'),
    v.transform(sanitizeMultiline),
    v.nonEmpty('must not be empty'),
    v.maxLength(max, words.tooLong(max)),
    v.check(
      (typed) => findUnknownPlaceholder(typed) === undefined,
      ({ input }) => words.unknownPlace(findUnknownPlaceholder(input) ?? ''),
    ),
    v.check(
      (typed) => findUnsafeLink(typed) === undefined,
      ({ input }) => words.badLink(findUnsafeLink(input) ?? ''),
    ),
    v.check((typed) => listLinksAndPictures(typed).pictures.length === 0, words.noPictures),
    v.check((typed) => !/<\/?[a-z!]/i.test(typed), words.noMarkup),
  )

/** A link whose address is a placeholder is safe, because the value comes from the site. */
function findUnsafeLink(typed: string): string | undefined {
  return listLinksAndPictures(typed).links.find(
    (href) => !isSafeLink(href.replaceAll(/\{[^{}]*\}/g, examplePlaceholderValue)),
  )
}

const examplePlaceholderValue = (written: string) =>
  written === '{dealer-page}' ? '/dealers/1' : 'a@b.example'
