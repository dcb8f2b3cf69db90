import { useEffect } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** `true` if the page has only a part of the server's list. */
const currentList = { isPart: false }

/** Stores the state for `shouldRevalidateModelList`, to which the router passes no loader data. */
export function useTrackPartialList(isPart: boolean): void {
  useEffect(() => {
    currentList.isPart = isPart
    return () => {
      currentList.isPart = false
    }
  }, [isPart])
}

/**
 * Returns `true` if the loader must run again: for another path, and for another query if the page
 * has only a part of the list.
 */
export function shouldRevalidateModelList(
  { currentUrl, nextUrl }: ShouldRevalidateFunctionArgs,
  names: readonly string[],
): boolean {
  if (currentUrl.pathname !== nextUrl.pathname) return true
  const valueOf = ({ searchParams }: URL, name: string) => searchParams.get(name)
  return (
    currentList.isPart && names.some((name) => valueOf(currentUrl, name) !== valueOf(nextUrl, name))
  )
}
