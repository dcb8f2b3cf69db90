/** Where each list is had as a file, for links that need no more of its calls. */
export const priceListDownloadUrls = {
  prices: '/api/price-list.csv',
  accessories: '/api/accessory-price-list.csv',
} as const
