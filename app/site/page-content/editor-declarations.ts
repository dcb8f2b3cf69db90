import { use } from 'react'
import type { Content } from '#app/content/fields/define-content.ts'
import type { PageContentKey } from './page-content-keys.ts'
import { type LongContentKey, shortDeclarations } from './short-declarations.ts'

const longDeclarations: Readonly<Record<LongContentKey, () => Promise<Content>>> = {
  charges: async () =>
    (await import('#app/catalogue/pricing/charges/charges-content.ts')).chargesContent,
  appointments: async () =>
    (await import('#app/crm/appointments/appointments-content.ts')).appointmentsContent,
}

const pending = new Map<LongContentKey, Promise<Content>>()

/** Returns the declaration of a page content. A long one suspends the editor until it has loaded. */
export function useEditorDeclaration(key: PageContentKey): Content {
  if (key !== 'charges' && key !== 'appointments') return shortDeclarations[key]
  const loading = pending.get(key) ?? longDeclarations[key]()
  pending.set(key, loading)
  return use(loading)
}
