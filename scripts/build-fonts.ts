import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/**
 * `node scripts/build-fonts.ts`: makes the site's fonts as subsets of Anek (SIL Open Font License),
 * and writes them with their style sheet. Also writes the PDF fonts, including Noto Naskh Arabic
 * for Urdu, beside the PDF code. The results are committed. Run it again after an update of Anek.
 */
const source = 'node_modules/@fontsource-variable'
const target = 'public/fonts'
const pdfTarget = 'app/platform/pdf/fonts'

/** Font metrics in per cent, for text and for headlines. */
const sizeAdjustments = [
  { size: 82.7, ascent: 108.8, descent: 24.2 },
  { size: 98.4, ascent: 91.5, descent: 20.3 },
] as const

const latin = [
  ...codePointRange(0x20, 0x7e),
  ...[...'\u00a0©®°±²³·×÷½¼¾áàâäãåçéèêëíîïñóôöøúûüÁÀÂÄÅÇÉÈÍÑÓÖØÚÜß–—‘’“”…•→←↑↓−≤≥≈™'].map(
    (it) => it.codePointAt(0) ?? 0x20,
  ),
]
  .map((code) => String.fromCodePoint(code))
  .join('')

const latinFile = 'anek-latin/files/anek-latin-latin-standard-normal.woff2'
const rupeeFile = 'anek-latin/files/anek-latin-latin-ext-standard-normal.woff2'
const fontSubsets = [
  {
    name: 'anek-text',
    file: latinFile,
    text: latin,
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
  },
  {
    name: 'anek-headline',
    file: latinFile,
    text: latin,
    axes: { wdth: 125, wght: 700 },
  },
  // Only the extended file has the rupee sign, but it would add 82 kB for one glyph.
  {
    name: 'anek-rupee',
    file: rupeeFile,
    text: '₹',
    axes: { wdth: 100, wght: { min: 400, max: 700 } },
  },
]

/**
 * Customers type names and messages in their own scripts. A browser loads such a font only if a
 * page contains the script.
 */
const devanagari = unicodeBlock(0x0900, 0x097f)
const telugu = unicodeBlock(0x0c00, 0x0c7f)
const devanagariFile = 'anek-devanagari/files/anek-devanagari-devanagari-standard-normal.woff2'
const teluguFile = 'anek-telugu/files/anek-telugu-telugu-standard-normal.woff2'
const weights = { wdth: 100, wght: { min: 400, max: 700 } }
const indicFontSubsets = [
  { name: 'anek-devanagari', file: devanagariFile, text: devanagari, axes: weights },
  { name: 'anek-telugu', file: teluguFile, text: telugu, axes: weights },
]

/**
 * Letters that occur in names from other languages and in texts from phones. Visitors never
 * download the PDF fonts, so their size matters less.
 */
const latinOfPdf = [
  ...latin,
  ...charactersOf(
    codePointRange(0xa0, 0xff),
    codePointRange(0x2010, 0x2027),
    codePointRange(0x2030, 0x203a),
    [0x20ac, 0x2212],
  ),
  ...'Œœıˆˇˊˋʹʺʻʼˍˎˏ˚˜',
].join('')
const latinExtended = charactersOf(
  codePointRange(0x100, 0x24f),
  codePointRange(0x2b0, 0x2dd),
  codePointRange(0x1e00, 0x1eff),
)
const arabic = charactersOf(
  codePointRange(0x600, 0x6ff),
  codePointRange(0x750, 0x77f),
  codePointRange(0xfb50, 0xfdff),
  codePointRange(0xfe70, 0xfefc),
  [0x200c, 0x200d, 0x25cc],
)

/** Indian scripts share the danda and the Vedic accents. */
const indian = (from: number, to: number) => `${unicodeBlock(from, to)}\u0964\u0965\u0951\u0952`

const anekOf = (family: string, subset = family) =>
  `@fontsource-variable/anek-${family}/files/anek-${family}-${subset}-standard-normal.woff2`
const pdfLatin = `@fontsource-variable/${latinFile}`
const naskh = '@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2'

/**
 * Fonts for the server's PDFs: plain TrueType of one weight, with all shaping rules of the script.
 */
const pdfFontSubsets = [
  { name: 'latin', file: pdfLatin, text: latinOfPdf, weight: 450 },
  { name: 'bold', file: pdfLatin, text: latinOfPdf, weight: 700 },
  { name: 'rupee', file: anekOf('latin', 'latin-ext'), text: '₹', weight: 450 },
  { name: 'latin-ext', file: anekOf('latin', 'latin-ext'), text: latinExtended, weight: 450 },
  { name: 'devanagari', file: anekOf('devanagari'), text: devanagari, weight: 450 },
  { name: 'bangla', file: anekOf('bangla', 'bengali'), text: indian(0x980, 0x9ff), weight: 450 },
  { name: 'gurmukhi', file: anekOf('gurmukhi'), text: indian(0xa00, 0xa7f), weight: 450 },
  { name: 'gujarati', file: anekOf('gujarati'), text: indian(0xa80, 0xaff), weight: 450 },
  { name: 'odia', file: anekOf('odia', 'oriya'), text: indian(0xb00, 0xb7f), weight: 450 },
  { name: 'tamil', file: anekOf('tamil'), text: indian(0xb80, 0xbff), weight: 450 },
  { name: 'telugu', file: anekOf('telugu'), text: indian(0xc00, 0xc7f), weight: 450 },
  { name: 'kannada', file: anekOf('kannada'), text: indian(0xc80, 0xcff), weight: 450 },
  { name: 'malayalam', file: anekOf('malayalam'), text: indian(0xd00, 0xd7f), weight: 450 },
  // Noto Naskh has one weight only.
  { name: 'arabic', file: naskh, text: arabic, weight: undefined },
]

mkdirSync(target, { recursive: true })
for (const old of readdirSync(target)) if (old.startsWith('anek-')) rmSync(join(target, old))

const urls = new Map<string, string>()
for (const { name, file, text, axes } of fontSubsets) {
  const font = await subsetFont(readFileSync(join(source, file)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: ['kern', 'tnum', 'ccmp', 'mark'],
    noHinting: true,
  })
  write(name, font)
}
for (const { name, file, text, axes } of indicFontSubsets)
  write(
    name,
    await subsetFont(readFileSync(join(source, file)), text, {
      targetFormat: 'woff2',
      variationAxes: axes,
      noHinting: true,
    }),
  )
for (const { name, file, text, weight } of pdfFontSubsets) {
  const font = await subsetFont(readFileSync(join('node_modules', file)), text, {
    targetFormat: 'sfnt',
    ...(weight && { variationAxes: { wdth: 100, wght: weight } }),
    noHinting: true,
  })
  writeFileSync(join(pdfTarget, `${name}.ttf`), font)
  console.log(`${pdfTarget}/${name}.ttf  ${(font.length / 1024).toFixed(1)} kB`)
}

writeFileSync('app/ui/components/fonts.css', styleSheet())
writeFileSync(
  'app/ui/components/font-files.ts',
  `/** The two font files that every page preloads. Generated by scripts/build-fonts.ts. */
export const preloadedFonts = [
  '${urls.get('anek-text')}',
  '${urls.get('anek-headline')}',
] as const
`,
)

function write(name: string, font: Buffer) {
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8)
  const path = `fonts/${name}.${hash}.woff2`
  writeFileSync(join('public', path), font)
  urls.set(name, `/${path}`)
  console.log(`${path}  ${(font.length / 1024).toFixed(1)} kB`)
}

/**
 * Fallback fonts get the metrics of the real fonts, so that the layout does not shift when the real
 * fonts load. Widths are measured over running text; ascent and descent come from the font tables.
 */
function styleSheet(): string {
  return `/* Made by scripts/build-fonts.ts. */
${fontFaceRule('Anek', 'anek-text', '400 700')}
${fontFaceRule('Anek', 'anek-rupee', '400 700', 'U+20B9')}
${fontFaceRule('Anek', 'anek-devanagari', '400 700', 'U+0900-097F, U+200C-200D, U+25CC')}
${fontFaceRule('Anek', 'anek-telugu', '400 700', 'U+0C00-0C7F')}
${fontFaceRule('Anek Headline', 'anek-headline', '700')}
${fontFaceRule('Anek Headline', 'anek-rupee', '400 700', 'U+20B9')}
${fallbackFontRule('Anek Stand-in', 'Arial', 0)}
${fallbackFontRule('Anek Headline Stand-in', 'Arial Bold', 1)}`
}

function fontFaceRule(family: string, cut: string, weight: string, unicodeRange?: string): string {
  const only = unicodeRange ? `\n  unicode-range: ${unicodeRange};` : ''
  return `@font-face {
  font-family: "${family}";
  src: url("${urls.get(cut)}") format("woff2");
  font-weight: ${weight};
  font-display: swap;${only}
}`
}

function fallbackFontRule(family: string, local: string, index: number): string {
  const { size, ascent, descent } = sizeAdjustments[index] ?? sizeAdjustments[0]
  return `@font-face {
  font-family: "${family}";
  src: local("${local}"), local("Liberation Sans${index ? ' Bold' : ''}"), local("Roboto${index ? ' Bold' : ''}");
  size-adjust: ${size}%;
  ascent-override: ${ascent}%;
  descent-override: ${descent}%;
  line-gap-override: 0%;
}`
}

/** Returns the block of a script with the joiners that its spelling uses. */
function unicodeBlock(from: number, to: number): string {
  return `${codePointRange(from, to)
    .map((code) => String.fromCodePoint(code))
    .join('')}\u200c\u200d\u25cc`
}

function charactersOf(...parts: number[][]): string {
  return String.fromCodePoint(...parts.flat())
}

function codePointRange(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
