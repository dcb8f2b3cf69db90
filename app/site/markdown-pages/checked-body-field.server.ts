import * as v from 'valibot'
import type { ContentField } from '#app/content/fields/content-field.ts'
import { isSafeLink } from './is-safe-link.ts'
import { pageTextFields } from './page-text-content.ts'
import { listLinksAndPictures } from './parse-markdown.server.ts'
import * as words from './staff-words.ts'

const { body } = pageTextFields

/**
 * The body of a page with all its checks. It may contain paragraphs, headings, lists and links: see
 * `parse-markdown.server.ts`. The parser runs on the server only.
 */
export const checkedBodyField: ContentField<string, false> = {
  ...body,
  schema: v.pipe(
    body.schema,
    v.check(
      (typed) => findUnsafeLink(typed) === undefined,
      ({ input }) => words.badLink(findUnsafeLink(input) ?? ''),
    ),
    v.check((typed) => listLinksAndPictures(typed).pictures.length === 0, words.noPictures),
    v.check((typed) => !/<\/?[a-z!]/i.test(typed), words.noMarkup),
  ),
}

/** A link whose address is a placeholder is safe, because the value comes from the site. */
function findUnsafeLink(typed: string): string | undefined {
  return listLinksAndPictures(typed).links.find(
    (href) => !isSafeLink(href.replaceAll(/\{[^{}]*\}/g, examplePlaceholderValue)),
  )
}

const examplePlaceholderValue = (written: string) =>
  written === '{dealer-page}' ? '/dealers/1' : 'a@b.example'
