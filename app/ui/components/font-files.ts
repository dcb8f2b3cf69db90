/** Made by scripts/build-fonts.ts: the two font files that every page needs at once. */
export const preloadedFonts = [
  '/fonts/anek-text.9ec5603b.woff2',
  '/fonts/anek-headline.797c78e4.woff2',
] as const
