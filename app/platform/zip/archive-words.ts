/** Messages for an archive that is refused. Server only; sizes are in bytes. */

export const noArchive =
  'This is not a ZIP file, or it is damaged. It may not have been copied completely.'
export const damaged = (name: string) =>
  `${name} in the ZIP file is damaged and cannot be unpacked.`
export const tooManyFiles = (most: number) =>
  `The ZIP file contains more than ${most.toLocaleString('en-IN')} files.`
export const tooLarge = (name: string, most: number) =>
  `${name} in the ZIP file is larger than ${sizeOf(most)} when unpacked.`
export const tooLargeTogether = (most: number) =>
  `The ZIP file is larger than ${sizeOf(most)} when unpacked.`
export const tooLargePacked = (most: number) => `The ZIP file is larger than ${sizeOf(most)}.`
export const unsafeName = (name: string) =>
  `The ZIP file contains a file named “${name}”. File names must not point outside the ZIP file or contain control characters.`
export const twice = (name: string) => `The ZIP file contains ${name} twice.`
export const noFile = (name: string) =>
  `${name} in the ZIP file is a link or something else that is not a file.`
export const locked = (name: string) =>
  `${name} in the ZIP file has a password. Please save the ZIP file without one.`
export const unknownPacking = (name: string) =>
  `${name} in the ZIP file uses a compression that cannot be read. Please save it as a standard ZIP file.`
export const directoryTooLarge =
  'The list of files in the ZIP file is too long. Please make it again without comments.'
export const missing = (name: string) => `${name} is not in the ZIP file.`

const mega = 1024 * 1024

function sizeOf(bytes: number): string {
  if (bytes >= mega) return `${Math.floor(bytes / mega)} MB`
  return `${Math.floor(bytes / 1024)} kB`
}
