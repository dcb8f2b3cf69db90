import { type ReactNode, Suspense, use } from 'react'
import type * as panelsModule from './form-panels.ts'

type FormPanels = typeof panelsModule
type RenderPanel = (panels: FormPanels) => ReactNode

let loadedPanels: FormPanels | undefined
let pendingPanels: Promise<FormPanels> | undefined

export const loadFormPanels = async () => (loadedPanels ??= await import('./form-panels.ts'))

/**
 * What the server has drawn of them is there before their code. Where that does not come, it stays, and
 * its links and buttons lead on by themselves.
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
