import {
  charger,
  crashGuard,
  gripPair,
  mirrorPair,
  sareeGuard,
  topBox,
} from './families/accessories/fitted.ts'
import { helmet } from './families/accessories/helmet.ts'
import { bodyCover, floorMat, visorScreen } from './families/accessories/worn.ts'
import type { Model } from './kernel/model.ts'

/** Every accessory of the catalogue by its picture's name, and how far the camera stands back from it. */
export const ACCESSORIES: Record<
  string,
  { build: () => Model; azimuth: number; elevation: number; paint: string; paint2: string }
> = {
  helmet: { build: helmet, azimuth: 58, elevation: 10, paint: '#c3161c', paint2: '#e9e6e0' },
  mirror: { build: mirrorPair, azimuth: -112, elevation: 12, paint: '#101114', paint2: '#e9e6e0' },
  guard: { build: crashGuard, azimuth: 62, elevation: 14, paint: '#101114', paint2: '#e9e6e0' },
  'saree-guard': {
    build: sareeGuard,
    azimuth: 22,
    elevation: 12,
    paint: '#101114',
    paint2: '#e9e6e0',
  },
  'top-box': { build: topBox, azimuth: -52, elevation: 20, paint: '#2a2d31', paint2: '#e9e6e0' },
  cover: { build: bodyCover, azimuth: 42, elevation: 12, paint: '#101114', paint2: '#e9e6e0' },
  mat: { build: floorMat, azimuth: 40, elevation: 42, paint: '#101114', paint2: '#e9e6e0' },
  grip: { build: gripPair, azimuth: 34, elevation: 34, paint: '#101114', paint2: '#e9e6e0' },
  charger: { build: charger, azimuth: 52, elevation: 20, paint: '#101114', paint2: '#e9e6e0' },
  visor: { build: visorScreen, azimuth: 52, elevation: 10, paint: '#101114', paint2: '#e9e6e0' },
}
