import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { RowAction } from '#app/ui/row-action.tsx'
import type { PreviewWidth } from './preview-width.ts'
import * as words from './preview-words.ts'
import type { PreviewLink } from './use-preview-link.ts'

type Props = {
  name: string
  link: PreviewLink
  width: PreviewWidth
  /** Of what is saved: with each the page is read again. */
  version: number
  onWidth: (width: PreviewWidth | undefined) => void
}

/** The page of the site as the draft makes it, beside the fields; it stays where it was scrolled to. */
export function PreviewPane({ name, link, width, version, onWidth }: Props) {
  const { get } = link
  const frame = useRef<HTMLIFrameElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const url = link.link?.url

  // Once for an open pane: who revokes its link is not given another unasked.
  const wanted = useRef(get)
  useEffect(() => void wanted.current(), [])

  const shown = useRef(version)
  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    // Another link where this one is over by now. The browser keeps the place of a page that it reads again.
    void get().then(() => frame.current?.contentWindow?.location.reload())
  }, [version, get])

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
  }, [width, url])

  return (
    <aside
      aria-label={words.previewOf(name)}
      className="sticky top-20 hidden h-[calc(100dvh-12rem)] min-w-0 flex-col self-start xl:flex"
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-5 text-sm">
        <fieldset className="flex gap-x-4">
          <legend className="sr-only">{words.widths}</legend>
          {(['phone', 'desk'] as const).map((one) => (
            <RowAction
              key={one}
              aria-pressed={one === width}
              className="aria-pressed:text-ink aria-pressed:no-underline"
              onClick={() => onWidth(one)}
            >
              {words.windows[one]}
            </RowAction>
          ))}
        </fieldset>
        {url !== undefined && (
          <a href={url} target="_blank" rel="noopener" className="link ml-auto">
            {words.inATab}
          </a>
        )}
        <RowAction onClick={() => onWidth(undefined)}>{words.close}</RowAction>
      </div>
      {url === undefined ? (
        <NoPreview failure={link.failure} onAgain={() => void get()} />
      ) : (
        <div
          ref={room}
          className="relative min-h-0 grow overflow-hidden rounded-control border border-control bg-ground"
        >
          <iframe
            ref={frame}
            src={new URL(url).pathname}
            title={words.previewOf(name)}
            className="absolute top-0 left-0 origin-top-left"
          />
        </div>
      )}
    </aside>
  )
}

/** So wide are the windows that it is shown in. */
const pixels: Record<PreviewWidth, number> = { phone: 375, desk: 1280 }

function NoPreview({ failure, onAgain }: { failure: string; onAgain: () => void }) {
  return (
    <div className="grid grow content-center justify-items-center gap-4 rounded-control border border-hairline border-dashed p-6 text-center">
      <p role="status" className="text-quiet text-sm">
        {failure || words.ended}
      </p>
      <Button size="small" onClick={onAgain}>
        {words.makeAgain}
      </Button>
    </div>
  )
}
