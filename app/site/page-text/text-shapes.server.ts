import * as v from 'valibot'
import { sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import { lineOfText } from '#app/platform/schema/schemas.ts'
import { namedIn } from './markdown.server.ts'
import { unknownPlace } from './places.ts'
import { isSafeLink } from './safe-link.ts'
import * as words from './staff-words.ts'

/** One line in which places may be named. */
export const placedText = (max: number) =>
  v.pipe(
    lineOfText(max),
    v.check(
      (typed) => unknownPlace(typed) === undefined,
      ({ input }) => words.unknownPlace(unknownPlace(input) ?? ''),
    ),
  )

/** A text of paragraphs, headings, lists and links: see `markdown.server.ts`. */
export const longText = (max: number) =>
  v.pipe(
    v.string('must be text in quotes'),
    v.transform(sanitizeMultiline),
    v.nonEmpty('must not be empty'),
    v.maxLength(max, words.tooLong(max)),
    v.check(
      (typed) => unknownPlace(typed) === undefined,
      ({ input }) => words.unknownPlace(unknownPlace(input) ?? ''),
    ),
    v.check(
      (typed) => badLink(typed) === undefined,
      ({ input }) => words.badLink(badLink(input) ?? ''),
    ),
    v.check((typed) => namedIn(typed).pictures.length === 0, words.noPictures),
    v.check((typed) => !/<\/?[a-z!]/i.test(typed), words.noMarkup),
  )

/** A link whose address is a place is right: what stands there is ours. */
function badLink(typed: string): string | undefined {
  return namedIn(typed).links.find((href) => !isSafeLink(href.replaceAll(/\{[^{}]*\}/g, placed)))
}

const placed = (written: string) => (written === '{dealer-page}' ? '/dealers/1' : 'a@b.example')
