/** What the editor says of an uploaded film or brochure. */

export const isThere = { mp4: 'There is a film.', pdf: 'There is a brochure.' }
export const arrived = (name: string) => `${name} has arrived.`
export const sending = (share: number) => `On its way: ${Math.round(share * 100)} %`
export const remove = { mp4: 'Remove the film', pdf: 'Remove the brochure' }
export const failed = 'The file did not arrive. Please try again.'
