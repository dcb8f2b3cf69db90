import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { notLoadedNotice } from '#app/ui/portal/lazy-when-idle.tsx'
import { onPasswordAsked } from '#app/ui/portal/login-prompts.ts'
import * as words from '#app/ui/portal/staff-words.ts'
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

/**
 * If the overlays fail to load, the response that requires the password stays as it is, and an
 * opened dialog says so.
 */
function NotLoaded({ opened, onClose }: PortalOverlaysProps) {
  useEffect(() => onPasswordAsked(() => Promise.resolve(false)), [])
  return (
    <Dialog isOpen={opened !== undefined} onClose={onClose} title={words.notLoadedTitle}>
      {notLoadedNotice}
    </Dialog>
  )
}
