/**
 * Fonts of a PDF by file name. `bold` and `latin` draw the characters that no script's font
 * contains.
 */
export type FontName = BaseFont | ExtraFont | (typeof scripts)[number]['font']
export type BaseFont = 'latin' | 'bold'
type ExtraFont = 'rupee' | 'latin-ext'

/** Each script with its Unicode block. */
const scripts = [
  { font: 'devanagari', block: /[\u0900-\u097f]/ },
  { font: 'bangla', block: /[\u0980-\u09ff]/ },
  { font: 'gurmukhi', block: /[\u0a00-\u0a7f]/ },
  { font: 'gujarati', block: /[\u0a80-\u0aff]/ },
  { font: 'odia', block: /[\u0b00-\u0b7f]/ },
  { font: 'tamil', block: /[\u0b80-\u0bff]/ },
  { font: 'telugu', block: /[\u0c00-\u0c7f]/ },
  { font: 'kannada', block: /[\u0c80-\u0cff]/ },
  { font: 'malayalam', block: /[\u0d00-\u0d7f]/ },
  { font: 'arabic', block: /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/ },
] as const

/** Joiners, marks and dandas use the script of the character before them. */
const belongsToLast = /[\u200c\u200d\u25cc\u0964\u0965]|\p{M}/u

/**
 * Characters without a shape. Joiners are excluded, because they change the shape of the letters
 * beside them.
 */
const shapeless = /[\p{Default_Ignorable_Code_Point}--[\u200c\u200d]]/gv
const plain = /^[\x20-\x7e]*$/
const loneMarks = /\p{Script=Latin}\p{M}+/gu

/** Returns `true` for the font of a script. Such a font has neither Latin letters nor a space. */
export const isScriptFont = (name: FontName) => scripts.some(({ font }) => font === name)

/** A part of a text in one font. */
export type FontRun = { font: FontName; text: string }

/** `has` returns `true` if a font contains a character. */
export function fontChooser(has: (font: FontName, character: string) => boolean) {
  const known = { latin: new Map<string, FontName>(), bold: new Map<string, FontName>() }

  function fontOf(character: string, base: BaseFont, last?: FontName): FontName | undefined {
    if (last && belongsToLast.test(character) && has(last, character)) return last
    if (last && character === ' ' && isScriptFont(last)) return last
    return known[base].get(character) ?? findFont(character, base)
  }

  function findFont(character: string, base: BaseFont): FontName | undefined {
    const own = scripts.find(({ block }) => block.test(character))?.font
    const fonts: FontName[] = own ? [own] : [base, 'rupee', 'latin-ext']
    const found = fonts.find((font) => has(font, character))
    // Do not cache characters without a font: there are many, and each is rare.
    if (found) known[base].set(character, found)
    return found
  }

  return {
    /**
     * Replaces each character without a font with its code point between spaces, such as `U+1F600`.
     * No font has the sign of unconfirmed values, so a tilde is drawn for it.
     */
    drawable(text: string): string {
      if (plain.test(text)) return text
      let isChanged = false
      const letters = [...composed(text).replaceAll('≈', '~').replaceAll(shapeless, '')].map(
        (letter) => {
          if (letter.trim() === '' || isJoiner(letter) || fontOf(letter, 'latin')) return letter
          isChanged = true
          return ` U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')} `
        },
      )
      const drawn = letters.join('')
      return isChanged ? drawn.replaceAll(/ {2,}/g, ' ').trim() : drawn
    },

    /**
     * Splits the text by font. Adjacent characters of one font stay together, because a conjunct
     * must not be split.
     */
    parts(text: string, base: BaseFont): FontRun[] {
      const parts: FontRun[] = []
      for (const character of text) {
        const last = parts.at(-1)
        const font = fontOf(character, base, last?.font)
        if (last && (font === undefined || last.font === font)) last.text += character
        else if (!isJoiner(character)) parts.push({ font: font ?? base, text: character })
      }
      return parts
    },
  }
}

const isJoiner = (character: string) => character === '\u200c' || character === '\u200d'

/**
 * Composes Latin letters with the marks after them, because fonts more often contain the composed
 * character.
 */
const composed = (text: string) => text.replaceAll(loneMarks, (letter) => letter.normalize('NFC'))
