import { createContext } from 'react'

/** How much waits behind an address of the menu. */
export const MenuCountsContext = createContext<Readonly<Record<string, number>>>({})
