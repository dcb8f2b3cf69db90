import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.work/', import.meta.url))

/** Returns the path of a temporary file of the studio, and creates its folder. */
export function workFile(name: string): string {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  return file
}
