import { useEffect } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Whether the list on the page is but a part of what the server has. */
const currentList = { isPart: false }

/** Remembered for `shouldRevalidateModelList`: the router shows that no data. */
export function useTrackPartialList(isPart: boolean): void {
  useEffect(() => {
    currentList.isPart = isPart
    return () => {
      currentList.isPart = false
    }
  }, [isPart])
}

/** Another page asks the server; another query only where the browser has not the whole list to choose from. */
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
