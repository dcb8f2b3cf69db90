import { parseMarkdown } from './parse-markdown.server.ts'
import { fillPlaceholders, type PlaceholderValues } from './placeholders.ts'

/** Prepares the text of a page for visitors. */
export function presentPageText(
  { intro, description, body }: { intro: string; description: string; body: string },
  places: PlaceholderValues,
) {
  const fill = (text: string) => fillPlaceholders(text, places)
  return { intro: fill(intro), description: fill(description), body: parseMarkdown(body, fill) }
}
