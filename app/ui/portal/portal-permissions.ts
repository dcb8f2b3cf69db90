import { createContext, useContext } from 'react'
import type { Capability } from '#app/platform/permissions/capability.ts'

/** What the account may do and which of the menu's addresses it may open: the frame knows it from the server. */
export type PortalPermissions = { may: readonly string[]; open: readonly string[] }

export const PortalPermissionsContext = createContext<PortalPermissions>({ may: [], open: [] })

/** Asks for what to show; the server decides by itself, whatever is shown. */
export function useHasCapability(): (capability: Capability) => boolean {
  const { may } = useContext(PortalPermissionsContext)
  return (capability) => may.includes(capability)
}

export function useCanOpenPage(): (address: string) => boolean {
  const { open } = useContext(PortalPermissionsContext)
  return (address) => open.includes(address)
}
