import { useNavigate } from 'react-router'
import type { Variant } from '#app/catalogue/vehicles/vehicle.ts'
import { useDeclaredQuery } from '#app/ui/components/use-declared-query.ts'

/**
 * Reads the variant from the address, and writes a new choice to it. Every tab and a reload then
 * show that variant.
 */
export function useVariantInUrl(variants: readonly Variant[]) {
  const search = useDeclaredQuery()
  const navigate = useNavigate()
  const asked = search.get('variant')?.toLowerCase()
  const variant = variants.find(({ name }) => name.toLowerCase() === asked)

  function choose(next: Variant | undefined) {
    const query = new URLSearchParams(search)
    if (next) query.set('variant', next.name)
    else query.delete('variant')
    void navigate({ search: `?${query}` }, { replace: true, preventScrollReset: true })
  }

  return { variant, search: String(search), choose }
}
