import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.work/', import.meta.url))

/** A throw-away file of the studio's own; its folder exists afterwards. */
export function workFile(name: string): string {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  return file
}
