/**
 * Backgrounds of the page on which cut-out vehicles appear, named as in the stylesheet, for both
 * colour schemes.
 */
export const pageBackgrounds = ['ground', 'surface'] as const
export const colourSchemes = ['light', 'dark'] as const
export type PageBackground = (typeof pageBackgrounds)[number]
export type ColourScheme = (typeof colourSchemes)[number]

export const pageBackgroundNames = colourSchemes.flatMap((scheme) =>
  pageBackgrounds.map((it) => `${it}-${scheme}` as const),
)
