import { type ComponentType, type ReactNode, use, useEffect } from 'react'
import { reportNetworkLoss } from './network-loss.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * Part of a page whose code loads when it is first rendered. If it fails to load, the page and the
 * server's HTML of the part stay, whereas React's `lazy` would remove the page. A browser does not
 * retry a failed module in the same document, so `Failed`, by default the frame's notice, leads to
 * a new one.
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
      // The server's HTML stays until the code of the part arrives.
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
