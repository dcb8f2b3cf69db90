/** What the staff read where they write the site's pages and pictures; a flaw reads on from its field's name. */

export const pageTitle = 'Pages and pictures · Admin Portal'
export const unknown = 'There is no part of the site of that name.'
export const checkFields = 'Please check what is marked.'
export const quicker = (who: string, version: number) =>
  `${who === '' ? 'Somebody else' : who} was quicker: this is version ${version} by now. What you typed is still here.`
export const nothingToPublish = 'Nothing has been written that the site does not show already.'
export const pastInstant = 'The day and the hour must lie ahead.'
export const noSuchVersion = 'There is no such version of this.'

export const saved = 'Draft saved.'
export const published = 'Published. The site shows it from now on.'
export const planned = 'Planned.'
export const discarded = 'The draft is gone. The site stays as it is.'
export const isDraftAgain = 'Saved as a draft. The owner or a manager can publish it.'

export const noSuchPage = (href: string) => `leads to ${href}, which is no page of this site`
export const noSuchModel = (name: string) => `names the model ${name}, which there is not`
export const noSuchPicture = (name: string) => `names the picture ${name}, which there is not`
export const bothOrNeither = 'goes with the rate: give both, or neither'

/** How fields are called, where a sentence reads on from them. */
const fieldNames: Record<string, string> = {
  slides: 'Slide',
  headline: 'headline',
  line: 'line',
  picture: 'picture',
  tallPicture: 'upright picture',
  quietSide: 'place of the words',
  tallQuietSide: 'place of the words on a phone',
  link: 'button',
  href: 'page',
  from: 'first day',
  until: 'last day',
  offers: 'Offer',
  models: 'models',
  images: 'Picture',
  body: 'Text',
  figures: 'Figure',
  pictureText: 'What the picture shows',
  features: 'What it holds, row',
  terms: 'Terms, line',
  prices: 'Price',
  tables: 'Table',
  standard: 'standard cover',
  extensions: 'extension',
  conditions: 'Conditions, line',
  benefits: 'Benefit',
  documents: 'Paper',
  proofsOfAddress: 'Proof of address',
  proofsOfIdentity: 'Proof of identity',
  ratePercent: 'Rate',
}

/** `slides.0.until`, `must not lie …` → `Slide 1, last day must not lie …`. */
export function flaw(path: string, says: string): string {
  const places = path.split('.').reduce<string[]>((named, part) => {
    const last = named.at(-1)
    if (/^\d+$/.test(part) && last !== undefined)
      return [...named.slice(0, -1), `${last} ${Number(part) + 1}`]
    return [...named, fieldNames[part] ?? part]
  }, [])
  const place = places.join(', ')
  return `${place.charAt(0).toUpperCase()}${place.slice(1)} ${says}`.trim()
}
