/**
 * Page backgrounds behind cut-out vehicles, for both colour schemes. The names are those of the
 * style sheet.
 */
export const pageBackgrounds = ['ground', 'surface'] as const
export const colourSchemes = ['light', 'dark'] as const
export type PageBackground = (typeof pageBackgrounds)[number]
export type ColourScheme = (typeof colourSchemes)[number]

export const pageBackgroundNames = colourSchemes.flatMap((scheme) =>
  pageBackgrounds.map((it) => `${it}-${scheme}` as const),
)
