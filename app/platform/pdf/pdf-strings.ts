export const glyphHex = (glyph: number) => glyph.toString(16).padStart(4, '0')

export function utf16Hex(text: string): string {
  return Array.from({ length: text.length }, (_, at) => glyphHex(text.charCodeAt(at))).join('')
}

/** A text string of the file itself, in UTF-16 with its mark. */
export const pdfHexString = (text: string) => `<feff${utf16Hex(text)}>`
