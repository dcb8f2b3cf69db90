import * as words from './adjustment-words.ts'
import type { ConfigurationAdjustment } from './configure-vehicle.ts'

/** Returns one message for each adjustment of the configuration. `model` is the model's name. */
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
      // An address may contain anything: only a plausible part number is repeated in the message.
      return /^[a-z0-9][a-z0-9./-]{2,29}$/i.test(told.partNo)
        ? words.noPart(told.partNo, model)
        : words.noSuchPart(model)
  }
}
