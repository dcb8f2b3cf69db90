import { type ReactNode, Suspense, use } from 'react'
import type * as panelsModule from './form-panels.ts'

type FormPanels = typeof panelsModule
type RenderPanel = (panels: FormPanels) => ReactNode

let loadedPanels: FormPanels | undefined
let pendingPanels: Promise<FormPanels> | undefined

export const loadFormPanels = async () => (loadedPanels ??= await import('./form-panels.ts'))

/**
 * Shows the HTML from the server until the panel's code has loaded. If the code does not load, the
 * links and buttons in the HTML still work.
 */
export function LazyFormPanel({ show }: { show: RenderPanel }) {
  return (
    <Suspense>
      <LoadedPanel show={show} />
    </Suspense>
  )
}

function LoadedPanel({ show }: { show: RenderPanel }) {
  return show(
    loadedPanels ?? use((pendingPanels ??= loadFormPanels().catch(() => new Promise(() => {})))),
  )
}
