/** Download addresses of the price lists, for links that do not need the endpoint declarations. */
export const priceListDownloadUrls = {
  prices: '/api/price-list.csv',
  accessories: '/api/accessory-price-list.csv',
} as const
