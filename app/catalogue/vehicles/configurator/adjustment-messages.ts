import * as words from './adjustment-words.ts'
import type { ConfigurationAdjustment } from './configure-vehicle.ts'

/** A sentence for each thing that is not as it was asked for. `model`: its name. */
export function listAdjustmentMessages(
  told: readonly ConfigurationAdjustment[],
  model: string,
): string[] {
  return [...new Set(told.map((it) => adjustmentMessage(it, model)))]
}

function adjustmentMessage(told: ConfigurationAdjustment, model: string): string {
  switch (told.is) {
    case 'no-variant':
      return words.noVariant(told.instead)
    case 'no-colour':
      return words.noColour(told.instead)
    case 'other-variant':
      return words.otherVariant(told.colour, told.variant)
    case 'other-colour':
      return words.otherColour(told.variant, told.instead)
    case 'took-place':
      return words.tookPlace(told.part, told.of)
    case 'no-part':
      // An address may hold anything: only what looks like a part's number is said again.
      return /^[a-z0-9][a-z0-9./-]{2,29}$/i.test(told.partNo)
        ? words.noPart(told.partNo, model)
        : words.noSuchPart(model)
  }
}
