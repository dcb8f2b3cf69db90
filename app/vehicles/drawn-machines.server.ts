import { readFileSync } from 'node:fs'

let drawn: ReadonlySet<string> | undefined

/** Whether the studio knows how a machine is built, so that it can be turned live; a dealer's own models are photographed. */
export function isDrawn(slug: string): boolean {
  drawn ??= new Set(Object.keys(JSON.parse(readFileSync('studio/live-detail.json', 'utf8'))))
  return drawn.has(slug)
}
