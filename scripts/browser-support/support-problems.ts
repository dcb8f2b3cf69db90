import type { UnsupportedFeatureInFile } from './find-in-build.ts'

/**
 * Returns one line for each feature that is not allowed, with the files that use the feature, and
 * one line for each allowed feature that no file uses.
 */
export function supportProblems(
  findings: readonly UnsupportedFeatureInFile[],
  allowed: Readonly<Record<string, string>>,
): string[] {
  const keys = Object.keys(allowed)
  const keyFor = (feature: string) =>
    keys.find((key) => feature === key || feature.startsWith(`${key}.`))
  const files = new Map<string, Set<string>>()
  for (const { feature, lackedBy, file } of findings) {
    if (keyFor(feature)) continue
    const line = `${feature} is missing in ${lackedBy.join(', ')}`
    files.set(line, (files.get(line) ?? new Set()).add(file))
  }
  const used = new Set(findings.map(({ feature }) => keyFor(feature)))
  return [
    ...[...files].map(([line, names]) => `${line}: ${[...names].join(', ')}`),
    ...keys.filter((key) => !used.has(key)).map((key) => `${key} is allowed but not used`),
  ]
}
