import { createContext } from 'react'

/** The dealer's time zone: dialogs come late, and the page knows it. */
export const StaffTimeZoneContext = createContext('UTC')
