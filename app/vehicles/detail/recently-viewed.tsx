import { lazy, Suspense, useEffect, useState } from 'react'
import { type RecentModel, readRecent } from './recent-models.ts'

const RecentModels = lazy(async () => ({
  default: (await import('./recent-model-list.tsx')).RecentModelList,
}))

/** Known to this browser alone, so it is drawn after the page. */
export function RecentlyViewed({ except }: { except?: string }) {
  const [models, setModels] = useState<RecentModel[]>([])
  useEffect(() => setModels(readRecent(localStorage)), [])
  const others = models.filter(({ bikeName }) => bikeName !== except).slice(0, 5)
  if (others.length === 0) return null
  return (
    <Suspense>
      <RecentModels models={others} />
    </Suspense>
  )
}
