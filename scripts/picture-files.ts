import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The names of the PNG files of a folder. Throws where there is no such folder. */
export function pictureFiles(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.png'))
}

/** Nothing else of a folder that somebody named. */
export function removePictures(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of pictureFiles(folder)) rmSync(join(folder, name))
}
