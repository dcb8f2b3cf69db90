declare module 'subset-font' {
  type Range = number | { min?: number; max?: number; default?: number }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt'
      variationAxes?: Record<string, Range>
      keepFeatures?: string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
