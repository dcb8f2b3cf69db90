import { createContext } from 'react'
import type { FieldOption } from '#app/platform/forms/field-definitions.ts'

/** Models that an offer may name. The list's page provides them, because the forms load later. */
export const OfferModelOptions = createContext<readonly FieldOption[]>([])
