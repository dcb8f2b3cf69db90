import { parseMarkdown } from './markdown.server.ts'
import { fillPlaces, type Places } from './places.ts'

/** A page's text as a visitor reads it. */
export function showText(
  { intro, description, body }: { intro: string; description: string; body: string },
  places: Places,
) {
  const fill = (text: string) => fillPlaces(text, places)
  return { intro: fill(intro), description: fill(description), body: parseMarkdown(body, fill) }
}
