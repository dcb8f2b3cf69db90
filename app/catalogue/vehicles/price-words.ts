/**
 * Texts about an unconfirmed price. They are in a separate file, because nearly every page shows a
 * price.
 */

/** The sign before the price, and its text for screen readers. */
export const about = '≈\u00a0'
export const aboutHeard = 'approximately '
export const approximatePrice = '≈ marks an approximate price. Ask us for today’s price.'
