import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the names of a folder's PNG files. Throws if the folder does not exist. */
export function listPngFiles(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.png'))
}

/** Removes only PNG files, because the operator may name any folder. */
export function removePngFiles(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of listPngFiles(folder)) rmSync(join(folder, name))
}
