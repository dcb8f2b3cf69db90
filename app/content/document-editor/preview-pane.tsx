import { useEffect, useRef } from 'react'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import type { PreviewWidth } from './preview-width.ts'
import * as words from './preview-words.ts'

type Props = {
  name: string
  /** Path of the preview. */
  path: string
  width: PreviewWidth
  /** The last saved version. The page reloads when it changes. */
  version: number
  onWidth: (width: PreviewWidth | undefined) => void
}

/** Shows the draft's page beside the fields, and keeps its scroll position. */
export function PreviewPane({ name, path, width, version, onWidth }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)

  const shown = useRef(version)
  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    // The browser keeps the scroll position on a reload.
    frame.current?.contentWindow?.location.reload()
  }, [version])

  useEffect(() => {
    const { current } = room
    if (!current) return
    const fit = () => {
      const { clientWidth, clientHeight } = current
      const scale = Math.min(1, clientWidth / pixels[width])
      const element = current.firstElementChild
      if (!(element instanceof HTMLElement)) return
      element.style.width = `${pixels[width]}px`
      element.style.height = `${clientHeight / scale}px`
      element.style.transform = `scale(${scale})`
    }
    const observer = new ResizeObserver(fit)
    observer.observe(current)
    fit()
    return () => observer.disconnect()
  }, [width])

  return (
    <aside
      aria-label={words.previewOf(name)}
      className="sticky top-20 hidden h-[calc(100dvh-12rem)] min-w-0 flex-col self-start xl:flex"
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-5 text-sm">
        <fieldset className="flex gap-x-4">
          <legend className="sr-only">{words.widths}</legend>
          {(['phone', 'desk'] as const).map((one) => (
            <RowActionButton
              key={one}
              aria-pressed={one === width}
              className="aria-pressed:text-ink aria-pressed:no-underline"
              onClick={() => onWidth(one)}
            >
              {words.windows[one]}
            </RowActionButton>
          ))}
        </fieldset>
        <a href={path} target="_blank" rel="noopener" className="link ml-auto">
          {words.inATab}
        </a>
        <RowActionButton onClick={() => onWidth(undefined)}>{words.close}</RowActionButton>
      </div>
      <div
        ref={room}
        className="relative min-h-0 grow overflow-hidden rounded-control border border-control bg-ground"
      >
        <iframe
          ref={frame}
          src={path}
          title={words.previewOf(name)}
          className="absolute top-0 left-0 origin-top-left"
        />
      </div>
    </aside>
  )
}

/** Viewport widths of the preview, in CSS pixels. */
const pixels: Record<PreviewWidth, number> = { phone: 375, desk: 1280 }
