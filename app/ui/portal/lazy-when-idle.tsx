import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import * as words from './staff-words.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * Part of a page whose code loads when the browser is idle, so that it also works offline later. If
 * it fails to load, the rest of the page and its input stay, whereas React's `lazy` would remove
 * the page. A browser does not retry a failed module in the same document.
 */
export function lazyWhenIdle<Props extends object>(
  load: Load<Props>,
  Frame: ComponentType<Props & { children: ReactNode }> = UnframedChildren,
) {
  let fetching: Promise<void> | undefined
  let fetched: ComponentType<Props> | 'failed' | undefined
  const fetchOnce = () => {
    fetching ??= load().then(
      (part) => {
        fetched = part
      },
      () => {
        fetched = 'failed'
      },
    )
    return fetching
  }
  globalThis.requestIdleCallback?.(() => void fetchOnce())

  const subscribe = (onChange: () => void) => {
    let isOver = false
    void fetchOnce().then(() => isOver || onChange())
    return () => {
      isOver = true
    }
  }

  return function Late(props: Props) {
    // React hydrates with the server's value, even if the code is already here.
    const Part = useSyncExternalStore(
      subscribe,
      () => fetched,
      () => undefined,
    )
    if (Part === undefined) return <Frame {...props}>{loading}</Frame>
    if (Part === 'failed') return <Frame {...props}>{notLoadedNotice}</Frame>
    return <Part {...props} />
  }
}

type DialogProps = { isOpen: boolean; onClose: () => void }

/** The same for a dialog. An empty dialog is shown until the code has loaded. */
export function lazyDialog<Props extends DialogProps>(title: string, load: Load<Props>) {
  return lazyWhenIdle(load, ({ isOpen, onClose, children }) => (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      {children}
    </Dialog>
  ))
}

function UnframedChildren({ children }: { children: ReactNode }) {
  return children
}

const loading = (
  <p role="status" className="text-quiet">
    {words.loading}
  </p>
)

/** Says that code of the page could not be loaded, with a button that reloads the page. */
export const notLoadedNotice = (
  <div role="alert" className="grid justify-items-start gap-4">
    {words.notLoaded}
    <Button size="small" onClick={() => location.reload()}>
      {words.loadAgain}
    </Button>
  </div>
)
