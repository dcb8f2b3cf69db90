/** Alternative text of a missing picture. */
export const noPicture = 'No picture yet'
