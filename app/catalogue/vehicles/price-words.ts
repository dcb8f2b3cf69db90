/** What a visitor reads of a price that nobody confirmed; apart, for nearly every page shows one. */

/** Before it: seen, and heard. */
export const about = '≈\u00a0'
export const aboutHeard = 'approximately '
export const approximatePrice = '≈ marks an approximate price. Ask us for today’s price.'
