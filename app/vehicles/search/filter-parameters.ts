/** What of an address is a filter: `?q=&kind=&use=&price=&engine=&sort=`. */
export const filterParameters = ['q', 'kind', 'use', 'price', 'engine', 'sort'] as const

/** In which order models can be asked for. */
export const chosenOrders = ['price', 'dearest', 'power', 'weight'] as const
