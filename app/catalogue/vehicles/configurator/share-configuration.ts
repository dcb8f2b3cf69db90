import { configurationShareText } from './configuration-share-text.ts'
import type { VehicleConfiguration } from './vehicle-configuration.ts'
import * as words from './words.ts'

/** Runs the action of a button below the list. Returns the announcement for screen readers. */
export async function shareConfiguration(
  does: string | null,
  configuration: VehicleConfiguration,
): Promise<string> {
  const { title, text, address } = configurationShareText(configuration, location.origin)
  if (does === 'share') {
    // A closed share dialog needs no message.
    await navigator.share({ title, text }).catch(() => undefined)
    return ''
  }
  // Without TLS the browser has no clipboard API.
  const isCopied = await navigator.clipboard?.writeText(address).then(
    () => true,
    () => false,
  )
  return isCopied ? words.copied : words.copyByHand
}
