import { createContext } from 'react'

/** The models that a new one may start from. */
export const ModelsToCopy = createContext<readonly { slug: string; name: string }[]>([])
