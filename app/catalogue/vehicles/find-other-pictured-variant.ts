/**
 * Returns the variant in a picture, if it is not the chosen one. The pictures of an exclusive
 * colour show its variant. The pictures of any other colour show `picturesShow`, if the model has
 * it.
 */
export function findOtherPicturedVariant(
  picturesShow: string | undefined,
  colour: { variant: string | null } | undefined,
  chosen: string | undefined,
): string | undefined {
  const pictured = colour?.variant ?? picturesShow
  return pictured === chosen || chosen === undefined ? undefined : pictured
}
