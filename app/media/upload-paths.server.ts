/** The calls that take pictures bound their bodies themselves, after the login was asked for. */
export const uploadPaths: ReadonlySet<string> = new Set(['/api/galleryupload', '/api/createOffers'])
