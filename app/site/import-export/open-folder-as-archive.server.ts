import { readdir, readFile, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { isContentFile } from '#app/platform/zip/archive-entry-name.ts'
import type { Archive, ArchiveError, ArchiveLimits } from '#app/platform/zip/open-archive.server.ts'
import * as words from './staff-words.ts'

/**
 * Opens a folder that contains the files of an archive, so that the folder can be read like an
 * archive.
 */
export async function openFolderAsArchive(
  folder: string,
  { fileBytes, files: most }: ArchiveLimits,
): Promise<Archive | ArchiveError> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = new Map<string, number>()
  for (const entry of found) {
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(join(folder, sep).length).replaceAll(sep, '/')
    if (!entry.isFile() || !isContentFile(name)) continue
    files.set(name, (await stat(path)).size)
    if (files.size > most) return { sentence: words.tooManyFiles(most) }
  }
  return {
    files,
    async read(name) {
      if ((files.get(name) ?? 0) > fileBytes) return { sentence: words.fileTooLarge(name) }
      return readFile(join(folder, name)).catch(() => ({ sentence: words.unreadable(name) }))
    },
    close: () => {},
  }
}
