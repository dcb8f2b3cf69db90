import type { ComponentType } from 'react'
import { lazyPart } from '#app/ui/components/lazy-part.tsx'
import { leadTo } from '#app/ui/components/lost.ts'
import { PartPanel } from './part-panel.tsx'
import type * as words from './words.ts'

/** A tab whose code comes when it is opened; where it did not, a new document comes with the tab in it. */
export function latePanel<Props extends object>(
  what: words.Part,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return lazyPart(load, () => <PartPanel part={notLoaded} what={what} />)
}

const notLoaded = { state: 'failed', retry: () => void leadTo(location.href) } as const
