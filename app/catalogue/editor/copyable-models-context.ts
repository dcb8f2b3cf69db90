import { createContext } from 'react'

/** The models that can be copied to a new one. */
export const CopyableModelsContext = createContext<readonly { slug: string; name: string }[]>([])
