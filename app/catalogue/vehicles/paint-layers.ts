import type { Picture } from '#app/media/pictures/picture.ts'

/** A picture in one paint. It is visible once it `isReady`, that is decoded. */
export type PaintLayer = { id: number; picture: Picture; isReady: boolean }

/** Quick choices within one sweep; older layers are covered by then. */
const maxLayers = 6

/**
 * Returns the layers, from the lowest to the highest, after the choice of a paint. A paint that was
 * chosen before and is not ready is given up.
 */
export function choosePaintLayer(
  layers: readonly PaintLayer[],
  picture: Picture,
): readonly PaintLayer[] {
  const shown = layers.filter(({ isReady }) => isReady)
  if (shown.at(-1)?.picture.base === picture.base) return shown
  const id = (layers.at(-1)?.id ?? 0) + 1
  return [...shown.slice(1 - maxLayers), { id, picture, isReady: false }]
}

export function showPaintLayer(
  layers: readonly PaintLayer[],
  shown: PaintLayer,
): readonly PaintLayer[] {
  return layers.map((layer) => (layer.id === shown.id ? { ...layer, isReady: true } : layer))
}

/** Removes the layers that a layer has covered. */
export function removeCoveredLayers(
  layers: readonly PaintLayer[],
  by: PaintLayer,
): readonly PaintLayer[] {
  return layers.filter(({ id }) => id >= by.id)
}
