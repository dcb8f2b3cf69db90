/** Returns the file name of one width of an upload. */
export const pictureFileName = (hash: string, width: number, format: string) =>
  `${hash}-${width}.${format}`

/** Returns `true` for the name of a stored file. Other files in the folder are never touched. */
export function isMediaFileName(name: string): boolean {
  return isPictureFileName(name) || /^[0-9a-f]{16}\.(mp4|pdf)$/.test(name)
}

export const isPictureFileName = (name: string) => /^[0-9a-f]{16}-\d{1,5}\.(avif|webp)$/.test(name)

/**
 * Returns `true` for the name of an attachment of an enquiry, or of its small picture. Such a file
 * has no public address.
 */
export const isAttachmentFileName = (name: string) =>
  /^[0-9a-f]{32}(-small\.jpg|\.(jpg|pdf))$/.test(name)

/** Returns `true` for every file that a backup contains. */
export const isBackedUpFileName = (name: string) =>
  isMediaFileName(name) || isAttachmentFileName(name)
