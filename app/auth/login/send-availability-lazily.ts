/** Loads the request code on the first use. Returns `undefined` if it could not be loaded. */
export async function sendAvailabilityLazily(isIn: boolean) {
  try {
    const { sendAvailability } = await import('./send-availability.ts')
    return await sendAvailability(isIn)
  } catch {
    return undefined
  }
}
