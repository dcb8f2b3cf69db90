// Materials of machines and their accessories: all that a live view needs, without rooms.
import type { LacquerName, Material } from './looks.ts'

export const MACHINE_MATERIALS: Record<string, Material> = {
  paint: { coat: 1 },
  paint2: { coat: 1 },
  rubber: { base: '#242425', rough: 0.62, bump: [900, 0.25, 0.0006] },
  alloy: { base: '#17181a', rough: 0.14, specular: 0.6 },
  rimsilver: { base: '#a9adb2', metal: 0.75, rough: 0.3, coat: 0.6, coatRough: 0.08 },
  rimgold: { base: '#8a6a35', metal: 0.8, rough: 0.32, coat: 0.5, coatRough: 0.08 },
  metal: { base: '#b9bcc0', metal: 1, rough: 0.3 },
  disc: { base: '#8e9093', metal: 1, rough: 0.36 },
  chrome: { base: '#e6e8ea', metal: 1, rough: 0.05 },
  darkmetal: { base: '#3a3c40', metal: 1, rough: 0.34 },
  gold: { base: '#c79a3e', metal: 1, rough: 0.3 },
  lever: { base: '#2a2b2d', metal: 0.7, rough: 0.32 },
  alu: { base: '#c9cbce', metal: 1, rough: 0.38 },
  alu2: { base: '#26282b', metal: 0.8, rough: 0.38 },
  case: { base: '#9da1a5', metal: 0.9, rough: 0.4, bump: [300, 0.08, 0.0006] },
  bronze: { base: '#6e5c46', metal: 0.85, rough: 0.38 },
  header: { base: '#8d8378', metal: 1, rough: 0.28 },
  chain: { base: '#8f8570', metal: 1, rough: 0.36 },
  engine: { base: '#2b2d30', metal: 0.55, rough: 0.42, bump: [700, 0.15, 0.0005] },
  fins: { base: '#24262a', metal: 0.6, rough: 0.45 },
  black: { base: '#0c0c0d', rough: 0.07, specular: 0.6 },
  frame: { base: '#101113', rough: 0.1, specular: 0.6 },
  tank2: { base: '#0d0d0f', rough: 0.5, coat: 0.25, coatRough: 0.35 },
  plastic: { base: '#1b1c1e', rough: 0.52, bump: [1400, 0.22, 0.0005] },
  grey: { base: '#4a4d52', rough: 0.5, bump: [1400, 0.2, 0.0005] },
  gap: { base: '#020202', rough: 0.8 },
  seat: { base: '#1a1817', rough: 0.58, specular: 0.35, bump: [420, 0.3, 0.0008] },
  brown: { base: '#5a3420', rough: 0.55, bump: [420, 0.3, 0.0008] },
  piping: { base: '#c8c2b6', rough: 0.5 },
  red: { base: '#c01515', rough: 0.35, coat: 0.5 },
  white: { base: '#eeeeee', rough: 0.3, coat: 1 },
  nplate: { base: '#f2f1ea', rough: 0.4 },
  mirror: { base: '#dfe6ee', metal: 1, rough: 0.01 },
  screen: { base: '#05070a', rough: 0.06, coat: 1, emit: '#3aa7ff', strength: 0.05 },
  tail: { base: '#8f0408', rough: 0.08, coat: 1, emit: '#ff0a0a', strength: 0.22 },
  amber: { base: '#e07a10', rough: 0.12, coat: 1, emit: '#ff7a00', strength: 0.15 },
  lens: { base: '#c9ced3', rough: 0.12, coat: 1, emit: '#ffd9a8', strength: 0.25 },
  ledw: { base: '#ffffff', emit: '#eaf4ff', strength: 1.6 },
  ledc: { base: '#ffffff', emit: '#eaf4ff', strength: 1.4 },
  ledr: { base: '#ff2020', emit: '#ff1a10', strength: 5 },
  glass: { tint: '#f4f8fb', refraction: 1.001 },
  redlens: { tint: '#e0343a' },
  amberlens: { tint: '#ffb347' },
  smoke: { tint: '#3a3d42', refraction: 1.15 },
  /**
   * A sport bike's screen, light enough to show the instruments through both walls. A weak
   * reflection of the lamps appears as specks.
   */
  bubble: { tint: '#a4a9af', refraction: 1.001 },
  sawn: { base: '#3c4247', metal: 0.4, rough: 0.2, coat: 1, coatRough: 0.03 },
  tint: { tint: '#b9bec4' },
  cloth: { base: '#6d7278', rough: 0.9, specular: 0.2, bump: [260, 0.5, 0.002] },
}

/** Small lamps in instruments, also used in rooms. */
export const LAMP_MATERIALS = {
  coolStrip: { base: '#ffffff', emit: '#eaf2ff', strength: 1.4 },
  green: { base: '#ffffff', emit: '#12b887', strength: 1.2 },
} as const satisfies Record<string, Material>

export const ACCESSORY_MATERIALS: Record<string, Material> = {
  powder: { base: '#17181a', rough: 0.38, coat: 0.3, coatRough: 0.3, bump: [1100, 0.12, 0.0004] },
  zinc: { base: '#a7aaad', metal: 1, rough: 0.34 },
  lining: { base: '#2b2d31', rough: 0.95, specular: 0.1, bump: [900, 0.5, 0.001] },
  webbing: { base: '#1d1e20', rough: 0.8, specular: 0.2, bump: [1600, 0.4, 0.0006] },
  clear: { tint: '#f1f5f6', refraction: 1.36 },
  /** Dark enough to be visible, light enough to show the instruments behind it. */
  smoked: { tint: '#a6abb1', refraction: 1.3 },
  clearEdge: { base: '#6f8287', rough: 0.2, coat: 0.6 },
  coverCloth: { base: '#7d838b', rough: 0.62, specular: 0.4, bump: [700, 0.25, 0.0012] },
  label: { base: '#d9dbdc', rough: 0.45 },
  ready: { base: '#ffffff', emit: '#35d49a', strength: 1.3 },
}

export const LACQUERS: Record<
  LacquerName,
  { metal: number; rough: number; coat: number; coatRough: number }
> = {
  gloss: { metal: 0.32, rough: 0.34, coat: 1, coatRough: 0.02 },
  matte: { metal: 0.45, rough: 0.42, coat: 0.4, coatRough: 0.28 },
}
