import { wallCharger } from '../../machines/families/accessories/charger.ts'
import { helmet } from '../../machines/families/accessories/helmet.ts'
import { Model } from '../../machines/kernel/model.ts'
import { bench, cabinet } from './bench.ts'
import { joints } from './kit.ts'
import { lift } from './lift.ts'
import { compressor, corner, extinguisher, hoseReel } from './machinery.ts'
import { coastRoad, garage, houseFront, tyreStack } from './outdoors.ts'
import { plant, trough } from './plants.ts'
import { desk, priceStand, seatBench, shelves, spotRail } from './showroom.ts'
import { fascia, neighbours, pavement, shopFront, tree } from './street.ts'
import { toolWall } from './tools.ts'
import { tyreRack } from './tyres.ts'

const tiles = (): Model =>
  new Model().add('joint', joints([-9, 9, -8, 3.3], [1.2, 1.2], 0.0015, 0.005))

/** All furniture of rooms, by name. */
export const FURNITURE = {
  bench,
  cabinet,
  charger: () => wallCharger(),
  coastRoad,
  compressor,
  corner,
  desk,
  extinguisher,
  fascia,
  garage,
  helmet: () => helmet(0.4),
  hoseReel,
  houseFront,
  lift,
  neighbours,
  pavement,
  plant: () => plant(1.5),
  tallPlant: () => plant(1.9, 'powder'),
  priceStand,
  seatBench,
  shelves: () => shelves(),
  shopFront,
  spotRail: () => spotRail(),
  tiles,
  toolWall: () => toolWall(),
  tree: () => tree(),
  trough: () => trough(),
  tyreRack,
  tyreStack,
} satisfies Record<string, () => Model>

export type Furnishing = {
  piece: keyof typeof FURNITURE
  at: readonly [number, number, number]
  turn?: number
  /** Colour of lacquered objects, such as a helmet. */
  paint?: string
}
