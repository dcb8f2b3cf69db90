/** What the staff read where an archive is not taken. Server only; sizes come in bytes. */

export const noArchive =
  'This is not a ZIP archive, or it is damaged: perhaps it was not copied to its end.'
export const damaged = (name: string) =>
  `${name} in the archive is damaged: it could not be unpacked to its end.`
export const tooManyFiles = (most: number) =>
  `The archive holds more than ${most.toLocaleString('en-IN')} files.`
export const tooLarge = (name: string, most: number) =>
  `${name} in the archive is larger than ${sizeOf(most)} when it is unpacked.`
export const tooLargeTogether = (most: number) =>
  `The archive holds more than ${sizeOf(most)} when it is unpacked.`
export const tooLargePacked = (most: number) => `The archive is larger than ${sizeOf(most)}.`
export const unsafeName = (name: string) =>
  `The archive holds a file of the name “${name}”. Names may not lead out of the archive or hold control characters.`
export const twice = (name: string) => `The archive holds ${name} twice.`
export const noFile = (name: string) =>
  `${name} in the archive is a link or something else that is no file.`
export const locked = (name: string) =>
  `${name} in the archive is locked by a password. Please save the archive without one.`
export const unknownPacking = (name: string) =>
  `${name} in the archive is packed in a way that can’t be read here. Please save it as an ordinary ZIP.`
export const directoryTooLarge =
  'The list of files in the archive is too long. Please pack it again, without comments.'
export const missing = (name: string) => `${name} is not in the archive.`

const mega = 1024 * 1024

function sizeOf(bytes: number): string {
  if (bytes >= mega) return `${Math.floor(bytes / mega)} MB`
  return `${Math.floor(bytes / 1024)} kB`
}
