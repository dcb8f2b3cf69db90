/** How the file of an upload's width is called. */
export const pictureFileName = (hash: string, width: number, format: string) =>
  `${hash}-${width}.${format}`

/** Whether a name is one that the store gives; anything else in its folder is not ours. */
export function isMediaFileName(name: string): boolean {
  return isPictureFileName(name) || /^[0-9a-f]{16}\.(mp4|pdf)$/.test(name)
}

export const isPictureFileName = (name: string) => /^[0-9a-f]{16}-\d{1,5}\.(avif|webp)$/.test(name)
