/**
 * The variant that a picture shows, where it is not the chosen one. A paint that only one variant has shows that
 * variant; the pictures of any other paint show `picturesShow`, if the model names it.
 */
export function findOtherPicturedVariant(
  picturesShow: string | undefined,
  colour: { variant: string | null } | undefined,
  chosen: string | undefined,
): string | undefined {
  const pictured = colour?.variant ?? picturesShow
  return pictured === chosen || chosen === undefined ? undefined : pictured
}
