import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { isContentFile } from '#app/platform/zip/archive-entry-name.ts'
import type { Archive, ArchiveLimits } from '#app/platform/zip/open-archive.server.ts'
import * as words from './staff-words.ts'

/**
 * Opens a folder that contains the files of an archive, so that the folder can be read like an
 * archive.
 */
export async function openFolderAsArchive(
  folder: string,
  { fileBytes, files: most }: ArchiveLimits,
): Promise<Result<Archive>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, number>()
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(join(folder, sep).length).replaceAll(sep, '/')
    if (!entry.isFile() || !isContentFile(name)) continue
    files.set(name, (await stat(path)).size)
    if (files.size > most) return fail('invalid', words.tooManyFiles(most))
  }
  return ok({
    files,
    async read(name: string) {
      if ((files.get(name) ?? 0) > fileBytes) return fail('invalid', words.fileTooLarge(name))
      return readFile(join(folder, name)).then(ok, () => fail('invalid', words.unreadable(name)))
    },
    close: () => {},
  })
}
