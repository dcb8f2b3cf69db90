import { useEffect, useState } from 'react'
import { openIfReachable } from '#app/ui/components/network-loss.ts'
import type { PartName, Parts } from './fetch-part.ts'

export type Part<Name extends PartName> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'there'; content: Parts[Name] }

/** A tab's data: what the server sent with the page, else fetched when the tab is first opened, once. */
export function usePart<Name extends PartName>(
  name: Name,
  bikeName: string,
  isOpen: boolean,
  sent: Parts[Name] | undefined,
): Part<Name> {
  const [content, setContent] = useState(sent)
  const [hasFailed, setHasFailed] = useState(false)
  const isWanted = isOpen && !content && !hasFailed

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    load(name, bikeName).then(
      (fetched) => isCurrent && setContent(fetched),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [name, bikeName, isWanted])

  // Where the code of the call is what failed, a new document comes with the tab in it.
  const retry = () =>
    void program().then(
      () => setHasFailed(false),
      () => openIfReachable(location.href),
    )

  if (content) return { state: 'there', content }
  if (hasFailed) return { state: 'failed', retry }
  return { state: 'loading' }
}

/** The call's schemas come with the first call. */
const program = () => import('./fetch-part.ts')

function load<Name extends PartName>(name: Name, bikeName: string): Promise<Parts[Name]> {
  return program().then(({ fetchPart }) => fetchPart(name, bikeName))
}
