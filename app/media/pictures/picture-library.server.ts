import type { Picture } from './picture.ts'
import { onDemandWebpWidth, type PictureManifest } from './picture-manifest.ts'
import { type PlaceholderDrawingKind, placeholderDrawing } from './placeholder-drawing.ts'
import { parseUploadedPictureName } from './uploaded-picture-name.ts'

export type PictureLibrary = ReturnType<typeof pictureLibrary>

/** Resolves names to pictures. `get` returns a placeholder drawing for an unknown name. */
export function pictureLibrary(manifest: PictureManifest) {
  const names = Object.keys(manifest.pictures).sort()
  const resolve = (name: string): Picture | undefined => {
    const entry = manifest.pictures[name]
    if (entry) {
      const { version, widths, width, height, webp, grounds, made } = entry
      const room = made?.room
      return {
        ...{ base: `/pictures/${name}`, version, widths, width, height },
        ...(webp && webp !== onDemandWebpWidth(entry) && { webp }),
        ...(grounds && { grounds }),
        ...(room && { room }),
      }
    }
    return uploadedPicture(name)
  }

  return {
    find: resolve,
    /** `drawing`: the kind of placeholder if the picture is missing. */
    get: (name: string, drawing: PlaceholderDrawingKind = 'thing'): Picture =>
      resolve(name) ?? placeholderDrawing(drawing),
    /** Returns the frames of a turntable in their order of rotation. */
    turntable: (folder: string): Picture[] =>
      names
        .filter((name) => name.startsWith(`${folder}/turntable-`))
        .flatMap((name) => resolve(name) ?? []),
    /** Returns the pictures with these names and omits missing pictures. */
    list: (list: readonly string[]): Picture[] => list.flatMap((name) => resolve(name) ?? []),
    has: (name: string) => resolve(name) !== undefined,
  }
}

/** Resolves an uploaded picture without a query, because the picture's name contains the size. */
function uploadedPicture(name: string): Picture | undefined {
  const upload = parseUploadedPictureName(name)
  if (!upload) return undefined
  const { hash, isCutOut: _, ...size } = upload
  // An upload has WebP in every width. Browsers without AVIF get the largest.
  return { base: `/media/${hash}`, version: 'v1', ...size, webp: size.width }
}
