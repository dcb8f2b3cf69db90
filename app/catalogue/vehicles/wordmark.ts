/** A name as lettering, for a model that has none drawn: SVG, in the ink of the page's scheme. */
export function wordmarkOf(name: string): string {
  const text = name.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const width = Math.max(1, Math.ceil([...name].length * 68))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100" role="img" aria-label="${text}">`,
    '<style>g{fill:#0b0f18}@media(prefers-color-scheme:dark){g{fill:#f3f1ec}}</style>',
    `<g font-family="sans-serif" font-weight="700" font-size="96"><text y="84" textLength="${width}" lengthAdjust="spacingAndGlyphs">${text}</text></g></svg>`,
  ].join('')
}
