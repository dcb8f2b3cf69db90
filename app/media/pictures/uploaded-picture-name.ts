/** The widths in which an upload is kept, as far as the picture is that wide. */
export const uploadedPictureWidths = [480, 960, 1600] as const

/**
 * What an upload's name says, `media/<hash>-1600x1067`, and `-cut` behind it where something shows through; undefined
 * is the name of another picture.
 */
export function parseUploadedPictureName(name: string) {
  const found = /^media\/([0-9a-f]{16})-(\d{1,5})x(\d{1,5})(-cut)?$/.exec(name)
  if (!found) return undefined
  const [, hash = '', width = '', height = '', cut] = found
  const full = Number(width)
  const widths = [...uploadedPictureWidths.filter((step) => step < full), full]
  return { hash, widths, width: full, height: Number(height), isCutOut: cut !== undefined }
}

/** The name of an upload through which something shows. */
export const transparentPictureName = (name: string) => `${name}-cut`
