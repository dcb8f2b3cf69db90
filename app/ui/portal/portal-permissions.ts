import { createContext, useContext } from 'react'
import type { Capability } from '#app/platform/permissions/capability.ts'

/**
 * Capabilities of the account, and the addresses of the menu and of the search that it may open, as
 * the server reports them.
 */
export type PortalPermissions = { may: readonly string[]; open: readonly string[] }

export const PortalPermissionsContext = createContext<PortalPermissions>({ may: [], open: [] })

/** Returns a function that decides what to show. The server checks every request on its own. */
export function useHasCapability(): (capability: Capability) => boolean {
  const { may } = useContext(PortalPermissionsContext)
  return (capability) => may.includes(capability)
}

export function useCanOpenPage(): (address: string) => boolean {
  const { open } = useContext(PortalPermissionsContext)
  return (address) => open.includes(address)
}
