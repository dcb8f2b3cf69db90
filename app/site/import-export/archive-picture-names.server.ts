import { findMissingPictures } from '#app/catalogue/editor/find-missing-pictures.ts'
import { type ModelDocument, modelContent } from '#app/catalogue/vehicles/model-content.ts'
import { checkAndPlanUpload } from '#app/media/pictures/encode-upload.server.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { parseUploadedPictureName } from '#app/media/pictures/uploaded-picture-name.ts'
import type { Archive } from '#app/platform/zip/open-archive.server.ts'
import type { ArchiveReadLimits } from './archive-format.ts'
import { listTexts, mapTexts } from './document-texts.ts'
import { findMissingMediaFiles, type HasMediaFile } from './missing-media-files.ts'
import * as words from './staff-words.ts'

/** Finds the pictures, films and brochures that this site already has. */
export type SiteFiles = {
  library: Pick<PictureLibrary, 'has'>
  /** Resolves to `true` if the files of the uploaded picture exist. */
  hasUpload: (name: string) => Promise<boolean>
  hasFile: HasMediaFile
}

export type ImportedPictureNames = ReturnType<typeof importedPictureNames>

/**
 * Resolves the pictures to which the documents of an archive refer. They are catalogue pictures,
 * existing uploads, or files in the archive, which become uploads. The name of a new upload is
 * derived from its bytes, so the name is known before the import.
 */
export function importedPictureNames(
  archive: Archive,
  files: ReadonlyMap<string, string>,
  { library, hasUpload, hasFile, most }: SiteFiles & { most: ArchiveReadLimits },
) {
  const known = new Map<string, string | { says: string }>()
  const taken = new Map<string, string>()

  /** Returns the name of the picture on this site, or the reason why there is no such picture. */
  async function nameOf(named: string): Promise<string | { says: string }> {
    if (parseUploadedPictureName(named) && (await hasUpload(named))) return named
    const file = candidateFileNames(named).find((one) => files.has(one))
    const stored = file === undefined ? undefined : files.get(file)
    if (stored === undefined) return { says: words.pictureLacks(named) }
    const bytes = await archive.read(stored)
    if (!bytes.ok) return { says: bytes.problem.message }
    const plan = await checkAndPlanUpload(bytes.value)
    if (!plan.ok) return { says: words.pictureRefused(named, plan.problem.message) }
    const { name } = plan.value
    if (!(await hasUpload(name))) taken.set(stored, name)
    return name
  }

  return {
    taken,

    /**
     * Returns the document with the names that its pictures have on this site. If there are
     * problems, returns the problems up to the limit.
     */
    async place(document: unknown): Promise<{ value: unknown; problems: string[] }> {
      const problems: string[] = []
      for (const name of new Set(listTexts(document).filter(isCataloguePicture))) {
        if (!known.has(name)) {
          if (known.size >= most.pictures)
            return { value: document, problems: [words.tooManyPictures(most.pictures)] }
          known.set(name, await nameOf(name))
        }
        const found = known.get(name)
        if (typeof found === 'object') problems.push(found.says)
        if (problems.length >= most.problems) break
      }
      if (problems.length > 0) return { value: document, problems }
      const value = mapTexts(document, (text) => {
        const found = known.get(text)
        return typeof found === 'string' ? found : text
      })
      return { value, problems: [] }
    },

    /**
     * Lists the films and brochures to which a document refers but which the site does not have.
     */
    missingFiles: (document: unknown) => findMissingMediaFiles(document, hasFile),

    /**
     * Lists the catalogue pictures to which a model refers but which the program does not contain.
     */
    missingOf: (model: ModelDocument): string[] =>
      Object.entries(findMissingPictures(library, model)).map(
        ([path, says]) => `${modelContent.fieldMessage(path, says)}.`,
      ),

    /**
     * Lists the missing pictures of a file that is not a model. They are named in the fields
     * `picture`, `tallPicture` and `poster`.
     */
    missingIn: (document: unknown): string[] =>
      listPictureFields(document)
        .filter((name) => !library.has(name))
        .map(words.pictureLacks),
  }
}

/** `true` for `media/<hash>-1600x900` and for the path of a picture file in the archive. */
function isCataloguePicture(text: string): boolean {
  return (
    parseUploadedPictureName(text) !== undefined ||
    /^pictures\/\S+\.(jpe?g|png|webp|avif|hei[cf])$/i.test(text)
  )
}

/** Returns the file names that a picture may have in the archive. */
function candidateFileNames(named: string): string[] {
  if (!parseUploadedPictureName(named)) return [named]
  return ['webp', 'avif', 'jpg', 'jpeg', 'png', 'heic', 'heif'].map(
    (format) => `pictures/${named}.${format}`,
  )
}

const pictureFields = new Set(['picture', 'tallPicture', 'poster'])

function listPictureFields(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listPictureFields)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'string' ? (pictureFields.has(name) ? [one] : []) : listPictureFields(one),
  )
}
