/** The page's colours on which machines cut out stand, as the stylesheet calls them, in both schemes. */
export const grounds = ['ground', 'surface'] as const
export const schemes = ['light', 'dark'] as const
export type Ground = (typeof grounds)[number]
export type Scheme = (typeof schemes)[number]

export const groundNames = schemes.flatMap((scheme) =>
  grounds.map((it) => `${it}-${scheme}` as const),
)
