export const hex = (glyph: number) => glyph.toString(16).padStart(4, '0')

export function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('')
}

/** A text string of the file itself, in UTF-16 with its mark. */
export const hexText = (text: string) => `<feff${utf16(text)}>`
