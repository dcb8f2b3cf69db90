import { createContext, useContext } from 'react'
import type { Capability } from '#app/platform/permissions/capability.ts'

/** What the account may do and which of the menu's addresses it may open: the frame knows it from the server. */
export type Allowed = { may: readonly string[]; open: readonly string[] }

export const AllowedContext = createContext<Allowed>({ may: [], open: [] })

/** Asks for what to show; the server decides by itself, whatever is shown. */
export function useMay(): (capability: Capability) => boolean {
  const { may } = useContext(AllowedContext)
  return (capability) => may.includes(capability)
}

export function useOpen(): (address: string) => boolean {
  const { open } = useContext(AllowedContext)
  return (address) => open.includes(address)
}
