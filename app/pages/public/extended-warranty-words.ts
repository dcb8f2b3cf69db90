/** What a visitor reads about the extended warranty; its terms are facts. */

export const extendedWarranty = 'Extended warranty'
