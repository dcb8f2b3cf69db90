import { normalizeSearchText } from '#app/platform/schema/normalize-identifier.ts'

type SearchedCustomer = {
  name: string
  phone: string | null
  email: string | null
  plates: readonly string[]
}

/** Returns the searchable text of a customer, one value in each line. */
export function customerSearchText({ name, phone, email, plates }: SearchedCustomer): string {
  return [name, phone ?? '', email ?? '', ...[...plates].sort()]
    .map(normalizeSearchText)
    .filter((line) => line !== '')
    .join('\n')
}
