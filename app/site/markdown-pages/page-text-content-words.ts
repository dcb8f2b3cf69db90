/** Texts of the editor for the pages About us, Terms and Privacy. */

export const title = 'Title'
export const pictureSection = 'Picture'
export const picture = 'Picture'
export const pictureText = 'Description of the picture'
export const figures = 'Figures'
export const figureRow = 'figure'
export const figure = 'Figure'
export const figureOf = 'What the figure means'
export const text = 'Text'
export const bodyHint =
  'Leave an empty line between paragraphs. A line that begins with ## is a heading, ### a smaller heading, - a list item. **Two stars** make bold text, *one star* italics. [Our offers](/offers) makes a link, to a page of this site or to https://…, tel:+91… or mailto:….'
export const changedOn = 'If the text says when it was last changed, update that date too.'
export const placeholders = (names: readonly string[]) =>
  `The site replaces these with today’s details: ${names.map((name) => `{${name}}`).join(', ')}.`
