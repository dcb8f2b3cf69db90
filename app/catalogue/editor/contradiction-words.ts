/** Messages about figures that a model's own texts contradict. */

export const text = 'Text'

/** For example: Torque is 15.7 Nm in Key figures and 16.1 Nm in Specification. */
export function contradiction(
  figure: string,
  said: readonly { amount: string; places: readonly string[] }[],
): string {
  const parts = said.map(({ amount, places }) => `${amount} in ${[...new Set(places)].join(', ')}`)
  return `${figure} is ${parts.join(' and ')}.`
}

export const useEverywhere = (amount: string) => `Use ${amount} everywhere`
