/** Encoding of pictures of one kind. Widths are pixels. */
export type PictureEncodingRule = {
  pattern: RegExp
  widths: number[]
  /**
   * Width of the only WebP file, for browsers without AVIF. If not set, WebP files are made on
   * demand.
   */
  webp?: number
  /** Maximum quality of the AVIF files. A limit in bytes may require a lower quality. */
  avif: number
  /**
   * Maximum bytes of the AVIF file in a width; with `together`, of that number of pictures in sum.
   */
  limits?: Partial<Record<number, number>>
  together?: number
  /**
   * If set, halves the colour resolution. This saves 10 % of the bytes and is invisible in motion.
   */
  isCoarse?: boolean
}

/** AVIF below this quality smears a vehicle's paint. */
export const minAvifQuality = 30

const stillByteLimits = { 480: 10_000, 800: 20_000, 1280: 36_000, 1600: 55_000, 1920: 70_000 }

/** The name of a picture determines its use. The first matching pattern wins. */
const pictureEncodingRules: readonly PictureEncodingRule[] = [
  {
    pattern: /\/hero-/,
    widths: [480, 800, 1280, 1920],
    webp: 800,
    avif: 58,
    limits: stillByteLimits,
  },
  {
    pattern: /\/(rear|side)$/,
    widths: [480, 800, 1600],
    webp: 800,
    avif: 58,
    limits: stillByteLimits,
  },
  { pattern: /\/icon-/, widths: [240, 480], webp: 480, avif: 58 },
  {
    pattern: /\/turntable-/,
    widths: [480, 960],
    avif: 50,
    limits: { 480: 280_000, 960: 560_000 },
    together: 36,
    isCoarse: true,
  },
  {
    pattern: /\/detail-/,
    widths: [480, 800, 1280],
    webp: 480,
    avif: 55,
    limits: { 480: 12_000, 800: 24_000, 1280: 44_000 },
  },
  // These pictures are the first that a phone shows; the smallest are in a row below it.
  {
    pattern: /\/slide-[^/]*-tall$/,
    widths: [240, 480, 828],
    webp: 828,
    avif: 55,
    limits: { 240: 2_700, 480: 11_000, 828: 24_000 },
  },
  { pattern: /\/slide-/, widths: [960, 1600, 2400], webp: 1600, avif: 55 },
  {
    pattern: /\/gallery-/,
    widths: [480, 960, 1600],
    webp: 960,
    avif: 55,
    limits: { 480: 10_000, 960: 32_000 },
  },
  { pattern: /(^|\/)accessories\//, widths: [240, 480], webp: 480, avif: 60 },
  // The workshop is the only picture of a contract's page on a phone.
  {
    pattern: /\/workshop$/,
    widths: [480, 800, 1200],
    webp: 800,
    avif: 55,
    limits: { 800: 17_800 },
  },
  { pattern: /\/(og-home|dealer-front)$/, widths: [480, 800, 1200], webp: 800, avif: 55 },
  { pattern: /./, widths: [480, 960], webp: 960, avif: 55 },
]

export function getPictureEncodingRule(name: string): PictureEncodingRule {
  const use = pictureEncodingRules.find(({ pattern }) => pattern.test(name))
  if (!use) throw new Error('A picture has a name')
  return use
}

/**
 * Returns the wanted widths up to the picture's own width, and the picture's own width if it
 * differs enough. Never enlarges a picture.
 */
export function availableWidths(wanted: readonly number[], available: number): number[] {
  const fitting = wanted.filter((width) => width <= available)
  const last = fitting.at(-1) ?? 0
  const isCut = fitting.length < wanted.length
  return isCut && available > last * 1.15 ? [...fitting, available] : fitting
}

/**
 * Returns the WebP width of a picture with these widths: the width in the picture's rule, or the
 * widest.
 */
export function pickWebpWidth(
  { webp }: PictureEncodingRule,
  widths: readonly number[],
): number | undefined {
  return webp && (widths.find((width) => width >= webp) ?? Math.max(...widths))
}
