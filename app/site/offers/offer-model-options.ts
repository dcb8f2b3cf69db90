import { createContext } from 'react'
import type { FieldOption } from '#app/platform/forms/field-definitions.ts'

/** The models that an offer may be for: its forms come late, and the list's page has them. */
export const OfferModelOptions = createContext<readonly FieldOption[]>([])
