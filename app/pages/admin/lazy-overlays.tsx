import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { onPasswordAsked } from '#app/ui/portal/login-prompts.ts'
import type { PortalOverlaysProps } from './portal-overlays.tsx'

const LoadedOverlays = lazy<ComponentType<PortalOverlaysProps>>(() =>
  import('./portal-overlays.tsx').then(
    ({ PortalOverlays }) => ({ default: PortalOverlays }),
    () => ({ default: NotLoaded }),
  ),
)

/** Loads the overlays when the browser is idle, or earlier if one is opened. */
export function LazyOverlays(asked: PortalOverlaysProps) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout
    whenIdle(() => setIdle(true))
  }, [])
  return <Suspense>{(isIdle || asked.opened) && <LoadedOverlays {...asked} />}</Suspense>
}

/** If the overlays fail to load, the response that requires the password stays as it is. */
function NotLoaded() {
  useEffect(() => onPasswordAsked(() => Promise.resolve(false)), [])
  return null
}
