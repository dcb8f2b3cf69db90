export const glyphHex = (glyph: number) => glyph.toString(16).padStart(4, '0')

export function utf16Hex(text: string): string {
  return Array.from({ length: text.length }, (_, at) => glyphHex(text.charCodeAt(at))).join('')
}

/** A text string in PDF syntax: UTF-16 with a byte order mark, in hex. */
export const pdfHexString = (text: string) => `<feff${utf16Hex(text)}>`
