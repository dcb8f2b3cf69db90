import { identifierKey } from '#app/platform/schema/normalize-identifier.ts'

/**
 * Normalises a registration number to one spelling, `TG09AB1234`. Returns undefined for an
 * incomplete number.
 */
export function registrationNumberKey(typed: string): string | undefined {
  const key = identifierKey(typed)
  return registrationNumberFormats.some((plate) => plate.test(key)) ? key : undefined
}

/**
 * Formats of registration numbers: of a state, Bharat (`22BH1234AA`) and temporary
 * (`T0123TS1234AB`). Each group is a part between spaces.
 */
export const registrationNumberFormats: readonly RegExp[] = [
  /^([A-Z]{2})(\d{1,2})([A-Z]{1,3})(\d{1,4})$/,
  /^(\d{2})(BH)(\d{4})([A-Z]{1,2})$/,
  /^(T\d{4})([A-Z]{2})(\d{4})([A-Z]{0,2})$/,
]
