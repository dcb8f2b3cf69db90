import type { Picture } from './picture.ts'
import { onDemandWebpWidth, type PictureManifest } from './picture-manifest.ts'
import { type PlaceholderDrawingKind, placeholderDrawing } from './placeholder-drawing.ts'
import { parseUploadedPictureName } from './uploaded-picture-name.ts'

export type PictureLibrary = ReturnType<typeof pictureLibrary>

/** Turns picture names into pictures. Of a name that no set holds it is seen that there is none. */
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
    /** `drawing`: what is missing where it is. */
    get: (name: string, drawing: PlaceholderDrawingKind = 'thing'): Picture =>
      resolve(name) ?? placeholderDrawing(drawing),
    /** Frames of a turntable folder, in the order in which the machine turns. */
    turntable: (folder: string): Picture[] =>
      names
        .filter((name) => name.startsWith(`${folder}/turntable-`))
        .flatMap((name) => resolve(name) ?? []),
    /** The pictures of these names, without those that are not there. */
    list: (list: readonly string[]): Picture[] => list.flatMap((name) => resolve(name) ?? []),
    has: (name: string) => resolve(name) !== undefined,
  }
}

/** Uploads bear their size in their name, so that no look-up is needed. */
function uploadedPicture(name: string): Picture | undefined {
  const upload = parseUploadedPictureName(name)
  if (!upload) return undefined
  const { hash, isCutOut: _, ...size } = upload
  // Every width of an upload comes as WebP too: its largest is for who reads no AVIF.
  return { base: `/media/${hash}`, version: 'v1', ...size, webp: size.width }
}
