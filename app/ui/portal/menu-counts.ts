import { createContext } from 'react'

/** Number of waiting items for an address of the menu. */
export const MenuCountsContext = createContext<Readonly<Record<string, number>>>({})
