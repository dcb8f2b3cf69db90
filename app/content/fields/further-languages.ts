/** Languages in which a document can have its texts besides English. The values are stored. */
export const furtherLanguages = [
  { value: 'hi', label: 'Hindi' },
  { value: 'te', label: 'Telugu' },
] as const

export type FurtherLanguage = (typeof furtherLanguages)[number]['value']
