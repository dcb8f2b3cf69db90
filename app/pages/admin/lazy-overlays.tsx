import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { onPasswordAsked } from '#app/ui/portal/login-prompts.ts'
import type { PortalOverlaysProps } from './portal-overlays.tsx'

const LoadedOverlays = lazy<ComponentType<PortalOverlaysProps>>(() =>
  import('./portal-overlays.tsx').then(
    ({ PortalOverlays }) => ({ default: PortalOverlays }),
    () => ({ default: NotLoaded }),
  ),
)

/** Once the page has nothing else to do: no page brings them, and what is asked for before waits for them. */
export function LazyOverlays(asked: PortalOverlaysProps) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari does not say when it is idle.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout
    whenIdle(() => setIdle(true))
  }, [])
  return <Suspense>{(isIdle || asked.opened) && <LoadedOverlays {...asked} />}</Suspense>
}

/** Then the answer that the password is wanted stands as it is. */
function NotLoaded() {
  useEffect(() => onPasswordAsked(() => Promise.resolve(false)), [])
  return null
}
