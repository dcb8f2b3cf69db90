import {
  findUnsupportedFeature,
  isKnownFeature,
  listFeatureNames,
  type UnsupportedFeature,
} from './compat-data.ts'

/**
 * Objects that every page and worker has. Other interfaces are excluded, because libraries use the
 * names of their events, such as `dispose`, for events of their own.
 */
const eventTargetPattern = /Element$|^(Document|Window|\w*GlobalScope)$/

/**
 * Returns the finding for an event, such as `scrollend`, that no object fires in at least one
 * supported browser.
 */
export function findUnsupportedEvent(name: string): UnsupportedFeature | undefined {
  const missing = ['Element', ...listFeatureNames('api')]
    .filter(
      (owner) => eventTargetPattern.test(owner) && isKnownFeature('api', owner, `${name}_event`),
    )
    .map((owner) => findUnsupportedFeature('api', owner, `${name}_event`))
  return missing.every((it) => it) ? missing[0] : undefined
}
