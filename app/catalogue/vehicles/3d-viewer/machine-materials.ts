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

type Spec = Look['materials'][string]

/** Keyed by the names of the painted groups. */
export type PaintMaterials = Partial<Record<'paint' | 'paint2', GrainedMaterial>>

/**
 * A material with grains. `grain.x` is their number per metre, `grain.y` the strength of their tilt
 * out of the surface.
 */
export class GrainedMaterial extends MeshPhysicalMaterial {
  readonly grain = { value: new Vector2(1, 0) }

  override onBeforeCompile(shader: { uniforms: Record<string, { value: unknown }> }): void {
    shader.uniforms['grain'] = this.grain
  }
}

/** Creates the materials of one surface. Glass needs two: a colour filter, and reflections. */
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

/**
 * Converts the studio's specular value (reflection at normal incidence) to the index of refraction
 * that three.js requires.
 */
function refractiveIndexOf(specular: number): number {
  const mirrored = Math.sqrt(0.08 * specular)
  return (1 + mirrored) / (1 - mirrored)
}

/** A glass pane tints the scene behind it and reflects the light in front of it. */
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
    // A pane is drawn with four faces: front and back of either side.
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
