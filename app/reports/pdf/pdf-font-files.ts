/** Made by scripts/build-fonts.ts: what a PDF embeds, each loaded when a text needs it. */
export const pdfFontFiles = {
  latin: '/fonts/anek-pdf-latin.0cda6f6d.ttf',
  bold: '/fonts/anek-pdf-bold.cd0686e0.ttf',
  rupee: '/fonts/anek-pdf-rupee.878755ad.ttf',
  devanagari: '/fonts/anek-pdf-devanagari.c5ff75f8.ttf',
  telugu: '/fonts/anek-pdf-telugu.3ad41feb.ttf',
} as const
