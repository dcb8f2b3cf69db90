type Size = { width: number; height: number }

/** Point that must stay in view: per cent from the left and from the top. */
export type FocalPoint = { x: number; y: number }

/**
 * Returns the visible part of a picture in a box of another ratio, as CSS's `object-fit: cover`
 * does.
 */
export function cropToFill({ width, height }: Size, ratio: number, { x, y }: FocalPoint) {
  const seen =
    width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio }
  return {
    ...seen,
    x: ((width - seen.width) * x) / 100,
    y: ((height - seen.height) * y) / 100,
  }
}
