import {
  Color,
  CustomBlending,
  DoubleSide,
  type Material,
  MeshPhysicalMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
  OneMinusSrcColorFactor,
  ShaderMaterial,
  SrcColorFactor,
  Vector2,
  ZeroFactor,
} from 'three'
import type { Look } from '#machines/live/messages.ts'
import type { MachinePaint } from './machine-paint.ts'

type Spec = Look['materials'][string]

/** By the names that painted groups bear. */
export type PaintMaterials = Partial<Record<'paint' | 'paint2', GrainedMaterial>>

/** A surface with grains: how many a metre, and how far each is turned out of the surface. */
export class GrainedMaterial extends MeshPhysicalMaterial {
  readonly grain = { value: new Vector2(1, 0) }

  override onBeforeCompile(shader: { uniforms: Record<string, { value: unknown }> }): void {
    shader.uniforms['grain'] = this.grain
  }
}

/** How a surface of the machine is drawn: the filter and the shine of glass are two. */
export function createMaterials(spec: Spec): Material[] {
  return spec.tint === undefined
    ? [createSolidMaterial(spec)]
    : createGlassMaterials(spec.tint, spec.refraction ?? 1.5)
}

function createSolidMaterial(spec: Spec): GrainedMaterial {
  const {
    base = '#808080',
    metal = 0,
    rough = 0.5,
    specular = 0.5,
    coat = 0,
    coatRough = 0.03,
  } = spec
  const material = new GrainedMaterial({
    color: base,
    metalness: metal,
    roughness: rough,
    ior: refractiveIndexOf(specular),
    clearcoat: coat,
    clearcoatRoughness: coatRough,
    side: DoubleSide,
  })
  const [grains, strength, height] = spec.bump ?? [1, 0, 0]
  material.grain.value.set(grains, 2 * grains * strength * height)
  if (spec.emit !== undefined) {
    material.emissive = new Color(spec.emit)
    material.emissiveIntensity = spec.strength ?? 1
  }
  return material
}

/** The studio names how much a surface mirrors head on; three.js asks for the index of refraction behind it. */
function refractiveIndexOf(specular: number): number {
  const mirrored = Math.sqrt(0.08 * specular)
  return (1 + mirrored) / (1 - mirrored)
}

/** A thin sheet colours what is behind it and mirrors what is before it. */
function createGlassMaterials(tint: string, refraction: number): Material[] {
  const colour = new Color(tint)
  const sheet = {
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: CustomBlending,
  } as const
  const filter = new ShaderMaterial({
    ...sheet,
    uniforms: { tint: { value: colour } },
    vertexShader: filterVertex,
    fragmentShader: filterFragment,
    blendSrc: ZeroFactor,
    blendDst: SrcColorFactor,
    blendSrcAlpha: OneFactor,
    blendDstAlpha: OneMinusSrcAlphaFactor,
  })
  if (refraction < 1.05) return [filter]
  const shine = new MeshPhysicalMaterial({
    ...sheet,
    color: '#000000',
    roughness: 0.03,
    ior: refraction,
    // Of a pane four faces are drawn: front and back of either side.
    specularIntensity: 0.3,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcColorFactor,
    blendSrcAlpha: ZeroFactor,
    blendDstAlpha: OneFactor,
  })
  return [filter, shine]
}

const filterVertex = /* glsl */ `
void main() {
  gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`
const filterFragment = /* glsl */ `
uniform vec3 tint;
void main() {
  gl_FragColor = vec4( tint, 1.0 - max( tint.r, max( tint.g, tint.b ) ) );
  #include <colorspace_fragment>
}`

const flakes = { gloss: 0, metallic: 0.5, pearl: 0.2, matte: 0 }
const flakesAMetre = 1000

/** Lacquers as the studio has them; flakes are what a screen adds to them. */
export function applyPaint(
  { paint, paint2 }: PaintMaterials,
  { base, second, finish }: MachinePaint,
  { lacquers, accent }: Look,
): void {
  const { metal, rough, coat, coatRough } = lacquers[finish === 'matte' ? 'matte' : 'gloss']
  for (const [material, colour] of [
    [paint, base],
    [paint2, second ?? accent],
  ] as const) {
    if (!material) continue
    material.color.set(colour)
    material.metalness = metal
    material.roughness = rough
    material.clearcoat = coat
    material.clearcoatRoughness = coatRough
    material.grain.value.set(flakesAMetre, flakes[finish ?? 'gloss'])
  }
}
