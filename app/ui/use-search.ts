import { useMemo } from 'react'
import { useLocation } from 'react-router'

/** What the address asks for behind its question mark. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation()
  return useMemo(() => new URLSearchParams(search), [search])
}
