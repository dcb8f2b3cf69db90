/** Texts around the warranty tables; the warranty periods come from the settings. */

export const standardCover = (years: number, km: string) => `Standard: ${years} years or ${km} km.`
export const option = 'Option'
export const standard = 'Standard'
export const extended = 'Extended'
export const total = 'Total'
export const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`
export const kilometres = (km: string) => `${km} km`
export const price = 'Price'
export const askForPrice = 'Ask us'
