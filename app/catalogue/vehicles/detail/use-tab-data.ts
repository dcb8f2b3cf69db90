import { useEffect, useState } from 'react'
import { openIfReachable } from '#app/ui/components/network-loss.ts'
import type { DataTabName, TabDataByName } from './fetch-tab-data.ts'

export type TabDataState<Name extends DataTabName> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'there'; content: TabDataByName[Name] }

/**
 * Returns the data of a tab. Data from the server comes with the page; other data is fetched once,
 * when the tab first opens.
 */
export function useTabData<Name extends DataTabName>(
  name: Name,
  bikeName: string,
  isOpen: boolean,
  sent: TabDataByName[Name] | undefined,
): TabDataState<Name> {
  const [content, setContent] = useState(sent)
  const [hasFailed, setHasFailed] = useState(false)
  const isWanted = isOpen && !content && !hasFailed

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    fetchTab(name, bikeName).then(
      (fetched) => isCurrent && setContent(fetched),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [name, bikeName, isWanted])

  // If the code of the request did not load, a retry reloads the document with the tab in it.
  const retry = () =>
    void loadFetchModule().then(
      () => setHasFailed(false),
      () => openIfReachable(location.href),
    )

  if (content) return { state: 'there', content }
  if (hasFailed) return { state: 'failed', retry }
  return { state: 'loading' }
}

/** The endpoint's schemas load with the first request. */
const loadFetchModule = () => import('./fetch-tab-data.ts')

function fetchTab<Name extends DataTabName>(
  name: Name,
  bikeName: string,
): Promise<TabDataByName[Name]> {
  return loadFetchModule().then(({ fetchTabData }) => fetchTabData(name, bikeName))
}
