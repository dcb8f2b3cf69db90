/**
 * Format of an upload as its first bytes show. The file name and the declared type are not trusted.
 */
export type UploadFormat =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'heic'
  | 'svg'
  | 'gif'
  | 'pdf'
  | 'unknown'

export function detectUploadFormat(bytes: Uint8Array): UploadFormat {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 512))
  const text = start.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.startsWith('GIF8')) return 'gif'
  if (text.startsWith('%PDF')) return 'pdf'
  if (text.slice(4, 8) === 'ftyp') return detectContainerFormat(start)
  return /^(\xef\xbb\xbf)?\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(text) ? 'svg' : 'unknown'
}

/** AVIF and HEIC share a container. The brands in the container's header name the codec. */
function detectContainerFormat(start: Buffer): UploadFormat {
  const end = Math.min(start.readUInt32BE(0), start.length)
  const brands = start.toString('latin1', 8, Math.max(end, 12))
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : 'unknown'
}
