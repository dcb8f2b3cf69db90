import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { openHeadlineFont, outlineText } from './text-outlines.ts'

/**
 * `npm run wordmarks`: writes each model's name as an SVG of headline font outlines, for API
 * clients that show `nameImg`. The results are committed. Run it again after adding or renaming a
 * model.
 */
const target = 'catalogue/wordmarks'

const { vehicles } = readCatalogue('catalogue')
const font = await openHeadlineFont(vehicles.map(({ name }) => name).join(''))
mkdirSync(target, { recursive: true })
for (const { name, slug } of vehicles) writeFileSync(`${target}/${slug}.svg`, wordmarkSvg(name))
console.log(`${readdirSync(target).length} wordmarks in ${target}`)

/** Coordinates are in font units. The letters are dark, and light in dark mode. */
function wordmarkSvg(name: string): string {
  const { paths, width } = outlineText(font, name)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -1400 ${width} 1600" role="img" aria-label="${name}"><style>g{fill:#0b0f18}@media(prefers-color-scheme:dark){g{fill:#f3f1ec}}</style><g transform="scale(1 -1)">${paths}</g></svg>
`
}
