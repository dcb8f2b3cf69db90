import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The names of the PNG files of a folder. Throws where there is no such folder. */
export function listPngFiles(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.png'))
}

/** Nothing else of a folder that somebody named. */
export function removePngFiles(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of listPngFiles(folder)) rmSync(join(folder, name))
}
