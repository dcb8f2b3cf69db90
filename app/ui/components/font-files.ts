/** Made by scripts/build-fonts.ts: the two files that every page shows at once. */
export const preloadedFonts = [
  '/fonts/anek-text.9ec5603b.woff2',
  '/fonts/anek-headline.797c78e4.woff2',
] as const
