/**
 * Widths, in pixels, at which every uploaded picture is stored. A width larger than the picture is
 * left out.
 */
export const uploadedPictureWidths = [480, 960, 1600] as const

/**
 * Parses the name of an upload, such as `media/<hash>-1600x1067`. A transparent picture has `-cut`
 * at the end of its name. Returns `undefined` for any other picture.
 */
export function parseUploadedPictureName(name: string) {
  const found = /^media\/([0-9a-f]{16})-(\d{1,5})x(\d{1,5})(-cut)?$/.exec(name)
  if (!found) return undefined
  const [, hash = '', width = '', height = '', cut] = found
  const full = Number(width)
  const widths = [...uploadedPictureWidths.filter((step) => step < full), full]
  return { hash, widths, width: full, height: Number(height), isCutOut: cut !== undefined }
}

/** Returns the name of an upload with transparent pixels. */
export const transparentPictureName = (name: string) => `${name}-cut`
