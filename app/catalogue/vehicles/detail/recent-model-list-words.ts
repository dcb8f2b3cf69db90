/** What stands above the models that this browser looked at last. */

export const recentlyViewed = 'Recently viewed'
