import {
  findUnsupportedFeature,
  isKnownFeature,
  listFeatureNames,
  type UnsupportedFeature,
} from './compat-data.ts'

/**
 * Objects of every page and worker. Events of other interfaces would match names that libraries use
 * for their own events, such as `dispose`.
 */
const eventTargetPattern = /Element$|^(Document|Window|\w*GlobalScope)$/

/**
 * Returns the finding for an event, such as `scrollend`, that no object fires in one of the
 * supported browsers.
 */
export function findUnsupportedEvent(name: string): UnsupportedFeature | undefined {
  const missing = ['Element', ...listFeatureNames('api')]
    .filter(
      (owner) => eventTargetPattern.test(owner) && isKnownFeature('api', owner, `${name}_event`),
    )
    .map((owner) => findUnsupportedFeature('api', owner, `${name}_event`))
  return missing.every((it) => it) ? missing[0] : undefined
}
