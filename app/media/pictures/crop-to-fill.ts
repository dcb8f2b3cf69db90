type Size = { width: number; height: number }

/** What must stay in view: per cent from the left and from the top. */
export type FocalPoint = { x: number; y: number }

/** What is seen of a picture that fills a box of another shape: CSS’s `object-fit: cover` at the focus. */
export function cropToFill({ width, height }: Size, ratio: number, { x, y }: FocalPoint) {
  const seen =
    width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio }
  return {
    ...seen,
    x: ((width - seen.width) * x) / 100,
    y: ((height - seen.height) * y) / 100,
  }
}
