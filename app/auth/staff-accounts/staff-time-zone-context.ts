import { createContext } from 'react'

/** Time zone of the dealer. A context passes it to dialogs that are loaded later. */
export const StaffTimeZoneContext = createContext('UTC')
