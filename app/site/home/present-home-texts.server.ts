import { fillPlaceholders, type PlaceholderValues } from '#app/site/markdown-pages/placeholders.ts'
import type { HomeTexts } from './home-content.ts'

/** Replaces the placeholders in the texts of the home page. */
export function presentHomeTexts(texts: HomeTexts, places: PlaceholderValues): HomeTexts {
  const fill = (text: string) => fillPlaceholders(text, places)
  const fillTeaser = ({ title, text, button }: HomeTexts['about']) => ({
    title: fill(title),
    text: fill(text),
    button: fill(button),
  })
  const { headline, visit } = texts
  return {
    title: fill(texts.title),
    description: fill(texts.description),
    welcome: fill(texts.welcome),
    ...(headline !== undefined && { headline: fill(headline) }),
    directions: fill(texts.directions),
    about: fillTeaser(texts.about),
    offerButton: fill(texts.offerButton),
    service: fillTeaser(texts.service),
    finance: fillTeaser(texts.finance),
    visit: { title: fill(visit.title), button: fill(visit.button) },
  }
}
