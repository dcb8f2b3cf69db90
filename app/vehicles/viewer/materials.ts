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
  ZeroFactor,
} from 'three'
import type { Look } from '#studio/live/messages.ts'
import type { Paint } from './paint.ts'

type Spec = Look['materials'][string]

/** By the names that painted groups bear. */
export type PaintedParts = Partial<Record<'paint' | 'paint2', PaintMaterial>>

/** A paint, with the grains that a metallic or pearly one has. */
export class PaintMaterial extends MeshPhysicalMaterial {
  readonly flake = { value: 0 }

  override onBeforeCompile(shader: { uniforms: Record<string, { value: unknown }> }): void {
    shader.uniforms['flake'] = this.flake
  }
}

/** How a surface of the machine is drawn: the filter and the shine of glass are two. */
export function materialsOf(spec: Spec, isPaint: boolean): Material[] {
  return spec.tint === undefined ? [solid(spec, isPaint)] : glass(spec.tint, spec.refraction ?? 1.5)
}

function solid(spec: Spec, isPaint: boolean): MeshPhysicalMaterial {
  const {
    base = '#808080',
    metal = 0,
    rough = 0.5,
    specular = 0.5,
    coat = 0,
    coatRough = 0.03,
  } = spec
  const material = new (isPaint ? PaintMaterial : MeshPhysicalMaterial)({
    color: base,
    metalness: metal,
    roughness: rough,
    ior: indexOf(specular),
    clearcoat: coat,
    clearcoatRoughness: coatRough,
    side: DoubleSide,
  })
  if (isPaint) material.defines = { ...material.defines, FLAKES: '' }
  if (spec.emit !== undefined) {
    material.emissive = new Color(spec.emit)
    material.emissiveIntensity = spec.strength ?? 1
  }
  return material
}

/** The studio names how much a surface mirrors head on; three.js asks for the index of refraction behind it. */
function indexOf(specular: number): number {
  const mirrored = Math.sqrt(0.08 * specular)
  return (1 + mirrored) / (1 - mirrored)
}

/** A thin sheet colours what is behind it and mirrors what is before it. */
function glass(tint: string, refraction: number): Material[] {
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

/** Lacquers as the studio has them; flakes are what a screen adds to them. */
export function paintAs(
  { paint, paint2 }: PaintedParts,
  { base, second, finish }: Paint,
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
    material.flake.value = flakes[finish ?? 'gloss']
  }
}
