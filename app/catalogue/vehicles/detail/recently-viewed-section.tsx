import { useEffect, useState } from 'react'
import type * as listModule from './recent-model-list.tsx'
import { type RecentModel, readRecentModels } from './recently-viewed-models.ts'

/**
 * Recently viewed models. Only the browser knows them, so they render after the page. If the code
 * does not load, the section stays empty.
 */
export function RecentlyViewedSection({ except }: { except?: string }) {
  const [models, setModels] = useState<RecentModel[]>([])
  const [list, setList] = useState<typeof listModule>()
  useEffect(() => {
    const others = readRecentModels().filter(({ bikeName }) => bikeName !== except)
    setModels(others.slice(0, 5))
    if (others.length > 0) import('./recent-model-list.tsx').then(setList, () => undefined)
  }, [except])
  return list && <list.RecentModelList models={models} />
}
