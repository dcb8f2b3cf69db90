/** The page's colours on which machines cut out stand, as the stylesheet calls them, in both schemes. */
export const pageBackgrounds = ['ground', 'surface'] as const
export const colourSchemes = ['light', 'dark'] as const
export type PageBackground = (typeof pageBackgrounds)[number]
export type ColourScheme = (typeof colourSchemes)[number]

export const pageBackgroundNames = colourSchemes.flatMap((scheme) =>
  pageBackgrounds.map((it) => `${it}-${scheme}` as const),
)
