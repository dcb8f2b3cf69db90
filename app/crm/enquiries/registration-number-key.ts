import { identifierKey } from '#app/platform/schema/normalize-identifier.ts'

/** One text for all spellings of a registration number, `TG09AB1234`; undefined for text that is no whole one. */
export function registrationNumberKey(typed: string): string | undefined {
  const key = identifierKey(typed)
  return registrationNumberFormats.some((plate) => plate.test(key)) ? key : undefined
}

/** State, Bharat (`22BH1234AA`) and temporary (`T0123TS1234AB`) registrations. */
const registrationNumberFormats = [
  /^[A-Z]{2}\d{1,2}[A-Z]{1,3}\d{1,4}$/,
  /^\d{2}BH\d{4}[A-Z]{1,2}$/,
  /^T\d{4}[A-Z]{2}\d{4}[A-Z]{0,2}$/,
]
