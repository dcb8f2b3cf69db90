import { type ComponentType, use } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { PartPanel } from './part-panel.tsx'
import type * as words from './words.ts'

/**
 * A tab whose code comes when it is opened. Where it does not come, the page stays, and what the server
 * sent of the tab with it: React's `lazy` would take the page away. A browser asks for a module that
 * failed only on a new page, and that one comes with the tab in it.
 */
export function latePanel<Props extends object>(
  what: words.Part,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loading: ReturnType<typeof load> | undefined
  return function LatePanel(props: Props) {
    const isSent = !useHydrated()
    loading ??= load().catch(() => {
      if (!isSent) return failed
      // What was sent is shown until React has something else for its place.
      loading = undefined
      return new Promise(() => {})
    })
    const Panel = use(loading)
    return <Panel {...props} />
  }

  function failed() {
    return <PartPanel part={notLoaded} what={what} />
  }
}

const notLoaded = { state: 'failed', retry: () => location.reload() } as const
