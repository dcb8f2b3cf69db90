import { useEffect, useState } from 'react'
import type * as listModule from './recent-model-list.tsx'
import { type RecentModel, readRecentModels } from './recently-viewed-models.ts'

/** Known to this browser alone, so it is drawn after the page; where its code does not come, it is left out. */
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
