import { useRef } from 'react'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { listQuotations } from './quotation-endpoints.ts'

type NewestQuotation = { seen: number; version: number }

/**
 * The newest quotation and the version that the person has seen. The page behind the dialog follows
 * changes by colleagues, but they count as seen only after a conflict has named them.
 */
export function useNewestQuotation(
  reference: string,
  atFirst: NewestQuotation,
  id: number | undefined,
) {
  const newest = useRef(Promise.resolve(atFirst))

  async function load(before: Promise<NewestQuotation>): Promise<NewestQuotation> {
    const list = await requestAsStaff(listQuotations, { params: { reference } })
    if (!list.ok) return before
    const { seen, quotations } = list.value
    return { seen, version: quotations.find((it) => it.id === id)?.version ?? 0 }
  }

  return {
    get: () => newest.current,
    async reload() {
      newest.current = load(newest.current)
      await newest.current
    },
  }
}
