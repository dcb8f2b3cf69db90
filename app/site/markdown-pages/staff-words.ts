/** What the staff read where they write the site's texts; a sentence reads on from the field's name. */

export const tooLong = (max: number) => `must be at most ${max.toLocaleString('en-IN')} characters`
export const unknownPlace = (written: string) =>
  `names ${written}, which the site does not know; what may stand in braces is listed beside the field`
export const badLink = (href: string) =>
  `has a link to “${href.slice(0, 60)}”: a link leads to a page of this site (/offers), to https://…, tel:+91… or mailto:…`
export const noPictures = 'names a picture with ![ ]: a text has none'
export const noMarkup =
  'holds HTML: write **bold**, *emphasis*, ## for a heading and [words](/offers) for a link'
