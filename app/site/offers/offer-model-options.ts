import { createContext } from 'react'
import type { FieldOption } from '#app/platform/forms/field-definitions.ts'

/**
 * Models that an offer may refer to. The page with the list provides them, because the forms are
 * loaded later.
 */
export const OfferModelOptions = createContext<readonly FieldOption[]>([])
