import { type ComponentType, type ReactNode, use, useEffect } from 'react'
import { reportNetworkLoss } from './network-loss.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * A part of a page whose code comes when it is first drawn. Where it does not come, the page stays, and what
 * the server sent of the part with it: React's `lazy` would take the page away. A browser asks for a module that
 * failed only on a new document, so what stands for it leads to one: what the frame says of a lost page, or `Failed`.
 */
export function lazyOnRender<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: () => ReactNode = ReportLoadFailure,
): ComponentType<Props> {
  let loading: ReturnType<typeof load> | undefined
  return function LazyPart(props: Props) {
    const isSent = !useHydrated()
    loading ??= load().catch(() => {
      if (!isSent) return Failed
      // What was sent is shown until React has something else for its place.
      loading = undefined
      return new Promise(() => {})
    })
    const Part = use(loading)
    return <Part {...props} />
  }
}

function ReportLoadFailure(): ReactNode {
  useEffect(() => {
    reportNetworkLoss({ href: location.href })
  }, [])
  return null
}
