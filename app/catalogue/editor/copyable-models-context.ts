import { createContext } from 'react'

/** The models that a new one may start from. */
export const CopyableModelsContext = createContext<readonly { slug: string; name: string }[]>([])
