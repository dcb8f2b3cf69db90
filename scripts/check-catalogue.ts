import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { openArchive } from '#app/platform/zip/open-archive.server.ts'
import { archiveLimits } from '#app/site/import-export/archive-format.ts'
import { openFolderAsArchive } from '#app/site/import-export/open-folder-as-archive.server.ts'
import { readArchive } from '#app/site/import-export/read-archive.server.ts'
import { CatalogueError, readCatalogue } from '#app/site/seed/read-catalogue.server.ts'

/** Problems of a catalogue, one sentence each, and a summary of its content. */
export type CatalogueCheckResult = { problems: string[]; holds: string }

/**
 * Checks an archive, or a folder with the same files, as an import does. Uploaded files that the
 * catalogue names are assumed to be on the site. A folder with a picture manifest is checked as at
 * a first start.
 */
export async function checkCatalogue(path: string): Promise<CatalogueCheckResult> {
  if (!existsSync(path)) return { problems: [`${path} does not exist.`], holds: '' }
  const isFolder = statSync(path).isDirectory()
  if (isFolder && existsSync(join(path, 'pictures/manifest.json')))
    return checkBundledCatalogue(path)
  const opened = await (isFolder
    ? openFolderAsArchive(path, archiveLimits)
    : openArchive(path, archiveLimits))
  if (!opened.ok) return { problems: [opened.problem.message], holds: '' }
  const archive = opened.value
  try {
    const library = pictureLibrary(readCatalogue('catalogue').manifest)
    const { incoming, problems } = await readArchive(archive, {
      library,
      hasUpload: async (name) => !archive.files.has(`pictures/${name}.webp`),
      hasFile: async (name) => name.startsWith('media/') || existsSync(join('catalogue', name)),
    })
    const { models, parts, pictures } = incoming
    return {
      problems: problems.map(({ file, says }) => `${file}: ${says}`),
      holds: `${models.length} models, ${parts.size} other files, ${pictures.size} pictures`,
    }
  } finally {
    archive.close()
  }
}

function checkBundledCatalogue(folder: string): CatalogueCheckResult {
  try {
    const { vehicles, manifest } = readCatalogue(folder)
    const pictures = Object.keys(manifest.pictures).length
    return {
      problems: [],
      holds: `${vehicles.length} models, ${pictures} pictures, everything for a first start`,
    }
  } catch (error) {
    if (error instanceof CatalogueError) return { problems: [...error.problems], holds: '' }
    throw error
  }
}
