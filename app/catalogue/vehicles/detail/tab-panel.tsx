import type { ReactNode } from 'react'
import type { DataTabName, TabDataByName } from './fetch-tab-data.ts'
import type { TabDataState } from './use-tab-data.ts'
import * as words from './words.ts'

/** The panel of a tab: its content, a loading message, or an error with a retry button. */
export function TabPanel<Name extends DataTabName>({
  part,
  what,
  children,
}: {
  part: TabDataState<Name>
  what: words.Part
  children?: (content: TabDataByName[Name]) => ReactNode
}) {
  const isEmpty = part.state === 'there' && Array.isArray(part.content) && part.content.length === 0
  if (part.state === 'there' && !isEmpty) return children?.(part.content)
  const [notLoaded, tryAgain] = words.notLoaded(what)
  return (
    <div role="status" className="grid min-h-80 content-center justify-items-center text-quiet">
      {part.state === 'loading' && <p>{words.loading(what)}</p>}
      {part.state === 'there' && <p>{words.none(what)}</p>}
      {part.state === 'failed' && (
        <p>
          {notLoaded}
          <button type="button" className="link min-h-11" onClick={part.retry}>
            {tryAgain}
          </button>
        </p>
      )}
    </div>
  )
}
