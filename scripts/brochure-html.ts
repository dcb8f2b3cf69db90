import {
  type KeySpecification,
  listKeySpecifications,
} from '#app/catalogue/vehicles/list-key-specifications.ts'
import {
  type PresentedSpecificationRow,
  presentSpecifications,
} from '#app/catalogue/vehicles/present-specifications.ts'
import { mergeRowsByLabel } from '#app/catalogue/vehicles/variant-specification-rows.ts'
import { specificationGroups } from '#app/catalogue/vehicles/vehicle.ts'
import * as words from '#app/catalogue/vehicles/words.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import type { CatalogueVehicle } from '#app/site/seed/catalogue-schemas.ts'

export type BrochurePictures = {
  /** Pictures as `data:` URLs, so that printing needs no server. */
  hero: string
  colours: { name: string; icon: string }[]
  /**
   * Colours of the cover. They continue the wall and floor in the picture, and are darker behind
   * the text.
   */
  room: { wall: string; floor: string; ink: string }
  fonts: { text: string; headline: string }
}

/**
 * Builds two A4 pages: the model and its specification. Price and address are omitted, because
 * staff edit them in the portal and a printed copy would become outdated.
 */
export function brochureHtml(vehicle: CatalogueVehicle, pictures: BrochurePictures): string {
  const { name, tagline, description, variants, features, note } = vehicle
  const specifications = presentSpecifications(vehicle)
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${escapeText(name)}</title>
<style>${brochureCss(pictures)}</style></head><body>
<section class="cover">
  <h1>${escapeText(name)}</h1>
  <p class="tagline">${escapeText(tagline)}</p>
  <img class="hero" src="${pictures.hero}" alt="">
  <dl class="figures">
    ${listKeySpecifications(vehicle).map(keyFigureHtml).join('')}
  </dl>
  <p class="lead">${escapeText(description)}</p>
  ${note ? `<p class="note">${escapeText(note)}</p>` : ''}
  <ul class="colours">
    ${pictures.colours.map((colour) => `<li><img src="${colour.icon}" alt="">${escapeText(colour.name)}</li>`).join('')}
  </ul>
</section>
<section class="figures-page">
  <h2>${escapeText(name)}: specifications</h2>
  <div class="groups">
    ${specificationGroups.map(([key, title]) => groupHtml(title, mergeRowsByLabel(specifications[key]))).join('')}
    <section><h3>Variants</h3><ul>${variants.map((it) => `<li>${escapeText(it.name)}</li>`).join('')}</ul></section>
    <section><h3>Features</h3><ul>${features.map((it) => `<li>${escapeText(it.heading)}</li>`).join('')}</ul></section>
  </div>
  <p class="foot">* Figures to be confirmed at the showroom. All figures as on ${formatDay(vehicle.priceCheckedOn)}. Prices change: see the model’s page on
  our website. ${vehicle.pictures.isPlaceholder ? 'The pictures show a similar model. ' : ''}Vehicles are drawn for this website and do not represent any manufacturer’s product.</p>
</section>
</body></html>`
}

function keyFigureHtml({ name, value, approximate }: KeySpecification): string {
  return `<div><dt>${escapeText(words.keyFigures[name])}</dt><dd>${escapeText(value)}${approximate ? ' approx.' : ''}</dd></div>`
}

function groupHtml(title: string, rows: readonly PresentedSpecificationRow[]): string {
  const lines = rows.map(
    ({ label, value, shown = value, approximate }) =>
      `<tr><th>${escapeText(label)}</th><td>${escapeText(shown)}${approximate ? ' *' : ''}</td></tr>`,
  )
  return `<section><h3>${escapeText(title)}</h3><table>${lines.join('')}</table></section>`
}

function escapeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function brochureCss({ fonts, room }: BrochurePictures): string {
  return `
@font-face{font-family:Anek;src:url("${fonts.text}");font-weight:400 700}
@font-face{font-family:"Anek Headline";src:url("${fonts.headline}");font-weight:700}
@page{size:A4;margin:0}
*{margin:0;padding:0;box-sizing:border-box}
body{font:11pt/1.5 Anek,sans-serif;color:#0b0f18;-webkit-print-color-adjust:exact}
h1,h2{font-family:"Anek Headline",sans-serif;line-height:1}
.cover{height:297mm;padding:16mm;color:#f3f1ec;background:linear-gradient(${room.ink} 0,${room.wall} 20%,${room.wall} 40%,${room.floor} 53%,${room.ink} 66%);page-break-after:always}
h1{font-size:44pt}
.tagline{margin-top:4mm;font-size:14pt;color:#c3c6cb}
.hero{display:block;width:210mm;margin:4mm -16mm 0;clip-path:inset(.5mm 0);-webkit-mask-image:linear-gradient(transparent,#000 12%,#000 88%,transparent)}
.figures{display:grid;grid-template-columns:repeat(3,1fr);margin-top:2mm;padding-top:4mm;border-top:.3mm solid #a5adba55}
dt{font-size:9pt;color:#c3c6cb}
dd{font-size:14pt;font-weight:600}
.lead{margin-top:8mm;max-width:150mm}
.note{margin-top:4mm;font-size:9.5pt;color:#e2b33c}
.colours{display:grid;grid-template-columns:repeat(4,1fr);gap:3mm;margin-top:8mm;list-style:none;font-size:8.5pt;line-height:1.2;color:#c3c6cb}
.colours img{display:block;width:100%}
.figures-page{padding:16mm;min-height:296mm;background:#f7f6f1}
h2{font-size:22pt}
.groups{columns:2;column-gap:10mm;margin-top:8mm}
.groups section{break-inside:avoid;margin-bottom:6mm}
h3{font-size:12pt;font-weight:600;padding-top:2mm;border-top:.4mm solid #0b0f18}
table{width:100%;border-collapse:collapse;font-size:9pt;line-height:1.3}
th{width:42%;padding:1mm 2mm 1mm 0;text-align:left;font-weight:400;color:#555b66;vertical-align:top}
td{padding:1mm 0;font-weight:600;font-variant-numeric:tabular-nums}
tr+tr>*{border-top:.2mm solid #ddd8cf}
.groups ul{padding-left:4mm;font-size:9pt}
.foot{margin-top:4mm;font-size:8pt;color:#555b66}`
}
