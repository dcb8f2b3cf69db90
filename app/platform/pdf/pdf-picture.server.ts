import type { PdfFile } from './pdf-file.server.ts'

export type PdfPicture = {
  jpeg: Uint8Array
  /** In pixels. */
  width: number
  height: number
  says: string
}

/** Embeds the JPEG unchanged, because PDF readers decode it. */
export function putPicture(file: PdfFile, { jpeg, width, height }: PdfPicture): number {
  const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`
  const head = `<< ${entries} /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`
  return file.put(file.reserve(), head, jpeg, '\nendstream')
}
