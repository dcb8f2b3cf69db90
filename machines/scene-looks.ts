// Materials of rooms and furniture. Visible emitters stay weak, or their edges burn out.
import type { Material } from './looks.ts'
import { LAMP_MATERIALS } from './machine-looks.ts'

/**
 * Contact shadow of objects on a room's floor, weaker than in the studio, because these rooms have
 * shadow-casting lamps.
 */
const STANDING = [0.6, 0.65, 1] as const

export const SCENE_MATERIALS: Record<string, Material> = {
  signFace: { base: '#e9e6df', rough: 0.4 },
  signSide: { base: '#2a2c2f', rough: 0.45, metal: 0.4 },
  signLight: { base: '#ffffff', emit: '#fff0da', strength: 1.5 },
  showFloor: { base: '#6b6a68', rough: 0.3, specular: 0.4, mottle: [1.6, 0.12], contact: STANDING },
  joint: { base: '#3a3938', rough: 0.8 },
  wall: { base: '#23262b', rough: 0.7, mottle: [2, 0.08] },
  ceiling: { base: '#1c1e21', rough: 0.9 },
  slat: { base: '#7a5638', rough: 0.45, coat: 0.2, coatRough: 0.25, mottle: [9, 0.18] },
  oak: { base: '#9a7550', rough: 0.5, coat: 0.15, coatRough: 0.3, mottle: [7, 0.16] },
  plaster: { base: '#a39d93', rough: 0.85, bump: [22, 0.18, 0.006], mottle: [3.2, 0.07] },
  render: { base: '#b9b1a4', rough: 0.9, bump: [45, 0.2, 0.004], mottle: [1.3, 0.09] },
  strip: { base: '#ffffff', emit: '#fff3e2', strength: 1.5 },
  coolStrip: LAMP_MATERIALS.coolStrip,
  ember: { base: '#ffffff', emit: '#ff5a1f', strength: 1.2 },
  green: LAMP_MATERIALS.green,
  plinth: { base: '#191b1e', rough: 0.35, coat: 0.4, coatRough: 0.2 },
  asphalt: {
    base: '#37383a',
    rough: 0.85,
    bump: [120, 0.5, 0.004],
    mottle: [2.2, 0.22],
    contact: STANDING,
  },
  paving: {
    base: '#807c75',
    rough: 0.8,
    bump: [70, 0.25, 0.003],
    mottle: [1.8, 0.2],
    contact: STANDING,
  },
  kerb: { base: '#96938d', rough: 0.8, bump: [60, 0.25, 0.003], mottle: [4, 0.15] },
  roadPaint: { base: '#c9c6bc', rough: 0.7, bump: [80, 0.3, 0.002], mottle: [9, 0.2] },
  pane: { tint: '#dbe4e6', refraction: 1.32 },
  concrete: {
    base: '#6c6e70',
    rough: 0.6,
    bump: [30, 0.15, 0.003],
    mottle: [1.4, 0.22],
    contact: STANDING,
  },
  toolRed: { base: '#a3211a', rough: 0.35, coat: 0.6, coatRough: 0.1 },
  steelPlate: { base: '#7d8186', metal: 0.85, rough: 0.45, mottle: [5, 0.2] },
  handleBlue: { base: '#174a8c', rough: 0.45 },
  handleYellow: { base: '#c98f12', rough: 0.45 },
  leaf: { base: '#2f5a2c', rough: 0.5, coat: 0.2, coatRough: 0.4, mottle: [14, 0.35] },
  clay: { base: '#7c4b36', rough: 0.85, mottle: [6, 0.2] },
  brick: { base: '#7a4636', rough: 0.9, bump: [60, 0.4, 0.004], mottle: [5, 0.3] },
  litWindow: { base: '#000000', emit: '#ffd29a', strength: 1.05 },
  curtain: { base: '#c79a63', rough: 0.9, emit: '#f0a860', strength: 0.34 },
  dimWindow: { base: '#0c1118', rough: 0.12, specular: 0.6 },
  shutter: { base: '#5c6168', metal: 0.6, rough: 0.45 },
  bark: { base: '#4a3a2c', rough: 0.95, bump: [60, 0.8, 0.006], mottle: [12, 0.3] },
  sea: { base: '#0f2029', rough: 0.24, specular: 0.6, bump: [0.5, 0.35, 0.22] },
  headland: { base: '#1d2733', rough: 1, specular: 0 },
  houseWall: { base: '#8a6d55', rough: 0.9, bump: [26, 0.25, 0.006], mottle: [1.7, 0.12] },
  stone: { base: '#6d675f', rough: 0.75, bump: [50, 0.35, 0.004], mottle: [3.4, 0.25] },
  teak: { base: '#4b2e1c', rough: 0.4, coat: 0.3, coatRough: 0.2, mottle: [8, 0.25] },
  panelDark: { base: '#1f2226', rough: 0.5, metal: 0.2, mottle: [1.5, 0.12] },
  dune: { base: '#5f5645', rough: 1, specular: 0, bump: [3, 0.6, 0.2], mottle: [0.6, 0.3] },
}
