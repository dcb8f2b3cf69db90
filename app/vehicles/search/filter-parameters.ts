/** What of an address is a filter: `?q=&kind=&use=&price=&engine=&sort=`. */
export const filterParameters = ['q', 'kind', 'use', 'price', 'engine', 'sort'] as const
