import { charger, usbSocket } from '../machines/families/accessories/charger.ts'
import { bodyCover } from '../machines/families/accessories/cover.ts'
import { crashGuard, sliders } from '../machines/families/accessories/guards.ts'
import { helmet } from '../machines/families/accessories/helmet.ts'
import { mirrorPair } from '../machines/families/accessories/mirrors.ts'
import { floorMat, gripPair } from '../machines/families/accessories/rubber.ts'
import { sareeGuard } from '../machines/families/accessories/saree-guard.ts'
import { topBox } from '../machines/families/accessories/top-box.ts'
import { visorScreen } from '../machines/families/accessories/visor.ts'
import type { Model } from '../machines/kernel/model.ts'

export type Accessory = {
  build: () => Model
  azimuth: number
  elevation: number
  paint: string
  paint2: string
}

const black = { paint: '#101114', paint2: '#e9e6e0' }

/** Accessories of the catalogue by picture name, with the direction of the camera. */
export const ACCESSORIES: Record<string, Accessory> = {
  helmet: { build: () => helmet(), azimuth: 54, elevation: 9, paint: '#a9151b', paint2: '#e9e6e0' },
  mirror: { build: mirrorPair, azimuth: -108, elevation: 8, ...black },
  guard: { build: crashGuard, azimuth: 58, elevation: 14, ...black },
  'saree-guard': { build: sareeGuard, azimuth: 150, elevation: 16, ...black },
  'top-box': { build: topBox, azimuth: -55, elevation: 16, paint: '#232629', paint2: '#e9e6e0' },
  cover: { build: bodyCover, azimuth: 138, elevation: 12, ...black },
  mat: { build: floorMat, azimuth: 40, elevation: 40, ...black },
  grip: { build: gripPair, azimuth: 34, elevation: 32, ...black },
  charger: { build: charger, azimuth: 58, elevation: 18, ...black },
  visor: { build: visorScreen, azimuth: 56, elevation: 10, ...black },
  sliders: { build: sliders, azimuth: 40, elevation: 26, ...black },
  'usb-socket': { build: usbSocket, azimuth: 24, elevation: 26, ...black },
}
