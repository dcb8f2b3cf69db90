import { configurationShareText } from './configuration-share-text.ts'
import type { VehicleConfiguration } from './vehicle-configuration.ts'
import * as words from './words.ts'

/** What a button beneath the list does. Returns what is read out of it. */
export async function shareConfiguration(
  does: string | null,
  configuration: VehicleConfiguration,
): Promise<string> {
  const { title, text, address } = configurationShareText(configuration, location.origin)
  if (does === 'share') {
    // Who closes the list of programs has sent nothing, and knows it.
    await navigator.share({ title, text }).catch(() => undefined)
    return ''
  }
  // Without TLS a browser has no clipboard.
  const isCopied = await navigator.clipboard?.writeText(address).then(
    () => true,
    () => false,
  )
  return isCopied ? words.copied : words.copyByHand
}
