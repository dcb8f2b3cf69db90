/** Heading of the recently viewed models. */

export const recentlyViewed = 'Recently viewed'
