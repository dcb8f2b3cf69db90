/** What a file input offers. Without HEIC in the list an iPhone hands over JPEG by itself. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif'

const largest = 15 * 1024 * 1024

/** Why a file need not even be sent, or undefined. The server looks closer than this. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (file.size === 0) return 'The file is empty.'
  if (file.size > largest) return `The file has ${sizeOf(file.size)}; a picture may have 15 MB.`
  if (file.type === 'image/svg+xml') return 'SVG drawings are not taken.'
  if (/\.hei[cf]$/i.test(file.name))
    return 'HEIC pictures can’t be read here. Share the picture as JPEG.'
  if (file.type !== '' && !file.type.startsWith('image/')) return 'This is not a picture.'
  return undefined
}

/** `3.4 MB`. */
export function sizeOf(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`
}
