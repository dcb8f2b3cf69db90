import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { fromStored } from '#app/shapes/from-stored.ts'
import { safeSessionStorage } from '#app/ui/browser-storage.ts'
import type { Typed } from './grid-rows.ts'
import type { PriceListName } from './price-line.ts'

const kept = v.record(v.string(), v.string())

/** What is typed into the table and not saved yet; who leaves it finds it there again, as long as the tab is open. */
export function useTyped(list: PriceListName) {
  const key = `typed-${list}`
  const [typed, setTyped] = useState<Typed>(
    () => new Map(Object.entries(fromStored(kept, safeSessionStorage.get(key) ?? '', {}))),
  )
  useEffect(() => {
    if (typed.size === 0) safeSessionStorage.remove(key)
    else safeSessionStorage.set(key, JSON.stringify(Object.fromEntries(typed)))
  }, [key, typed])
  return [typed, setTyped] as const
}
