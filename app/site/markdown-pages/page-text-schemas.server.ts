import * as v from 'valibot'
import { isSafeLink } from './is-safe-link.ts'
import { listLinksAndPictures } from './parse-markdown.server.ts'
import * as words from './staff-words.ts'

/**
 * Adds the checks of a page's body, which may contain paragraphs, headings, lists and links: see
 * `parse-markdown.server.ts`. The parser runs on the server only.
 */
export const withMarkdownBody = <Text extends { body: string }>(
  schema: v.GenericSchema<unknown, Text>,
): v.GenericSchema<unknown, Text> =>
  v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const problem = findBodyProblem(dataset.value.body)
      if (problem === undefined) return
      const { value: input } = dataset
      addIssue({
        message: problem,
        path: [{ type: 'object', origin: 'value', input, key: 'body', value: input.body }],
      })
    }),
  )

function findBodyProblem(body: string): string | undefined {
  const link = findUnsafeLink(body)
  if (link !== undefined) return words.badLink(link)
  if (listLinksAndPictures(body).pictures.length > 0) return words.noPictures
  return /<\/?[a-z!]/i.test(body) ? words.noMarkup : undefined
}

/** A link whose address is a placeholder is safe, because the value comes from the site. */
function findUnsafeLink(typed: string): string | undefined {
  return listLinksAndPictures(typed).links.find(
    (href) => !isSafeLink(href.replaceAll(/\{[^{}]*\}/g, examplePlaceholderValue)),
  )
}

const examplePlaceholderValue = (written: string) =>
  written === '{dealer-page}' ? '/dealers/1' : 'a@b.example'
