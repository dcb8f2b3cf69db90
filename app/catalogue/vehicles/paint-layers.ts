import type { Picture } from '#app/media/pictures/picture.ts'

/** A picture in one paint. It is invisible while it `loads`, and `sweeps` once it is decoded. */
export type PaintLayer = { id: number; picture: Picture; state: 'loads' | 'sweeps' | 'covers' }

/** Limits the layers of quick choices; older ones are covered by then. */
const maxLayers = 6

/**
 * Returns the layers, from the lowest to the highest, after the choice of a paint. A paint that was
 * chosen before and has not loaded is given up.
 */
export function choosePaintLayer(
  layers: readonly PaintLayer[],
  picture: Picture,
): readonly PaintLayer[] {
  const shown = layers.filter(({ state }) => state !== 'loads')
  if (shown.at(-1)?.picture.base === picture.base) return shown
  const id = (layers.at(-1)?.id ?? 0) + 1
  return [...shown.slice(1 - maxLayers), { id, picture, state: 'loads' }]
}

/** Lets a paint sweep over the others. */
export function sweepPaintLayer(
  layers: readonly PaintLayer[],
  loaded: PaintLayer,
): readonly PaintLayer[] {
  return layers.map((layer) => (layer.id === loaded.id ? { ...layer, state: 'sweeps' } : layer))
}

/** Removes the layers below one that has swept over them. */
export function endPaintSweep(
  layers: readonly PaintLayer[],
  swept: PaintLayer,
): readonly PaintLayer[] {
  return layers
    .filter(({ id }) => id >= swept.id)
    .map((layer) => (layer.id === swept.id ? { ...layer, state: 'covers' } : layer))
}
