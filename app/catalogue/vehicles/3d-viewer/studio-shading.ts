import { ShaderChunk } from 'three'

/**
 * Changes the shader chunks of three.js' physical material. Light comes from a room with walls (the
 * picture studio), not from infinity, so a reflection depends on the position of its surface.
 * Ambient occlusion is known for every vertex. Lamp reflections are limited as in the studio, and
 * its tone curve applies.
 */
export function applyStudioShading(): void {
  const handed = 'varying float vOpen;\nvarying vec3 vPlace;\nvarying vec3 vSpot;\n'
  ShaderChunk.color_pars_vertex = `attribute float occlusion;\n${handed}`
  ShaderChunk.color_vertex =
    'vOpen = occlusion;\nvSpot = position;\nvPlace = ( modelMatrix * vec4( position, 1.0 ) ).xyz;'
  ShaderChunk.color_pars_fragment = `${handed}${grains}`
  ShaderChunk.normal_fragment_maps = scattered
  ShaderChunk.envmap_physical_pars_fragment = roomLight
  ShaderChunk.aomap_fragment = cover
  ShaderChunk.tonemapping_pars_fragment = film
  ShaderChunk.common += fewerSamples
}

/** Radius of the room and height of its centre, in metres. */
export const studioRadius = 4.5
export const studioCentreHeight = 0.6

/**
 * Filters the room's light with 64 samples a direction instead of 256. The picture is the same, and
 * the first frame in software comes sooner. `PMREMGenerator` has no such option, but its shader
 * includes this chunk after it defines the number. One more mip level of the source makes each
 * sample cover four times the area. If three.js renames either, the picture stays right but takes
 * longer.
 */
const fewerSamples = /* glsl */ `
#ifdef GGX_SAMPLES
#undef GGX_SAMPLES
#define GGX_SAMPLES 64u
#define lodBias ( lodBias + 1.0 )
#endif
`

const roomLight = /* glsl */ `
#ifdef USE_ENVMAP
vec3 inRoom( vec3 ray ) {
  vec3 from = vPlace - vec3( 0.0, 0.0, ${studioCentreHeight.toFixed(2)} );
  float along = dot( from, ray );
  float reach = sqrt( max( along * along - dot( from, from ) + ${(studioRadius ** 2).toFixed(2)}, 0.01 ) ) - along;
  if ( ray.z < -0.001 ) reach = min( reach, max( vPlace.z, 0.02 ) / - ray.z );
  return from + reach * ray;
}
vec3 getIBLIrradiance( const in vec3 normal ) {
  vec3 ray = transformNormalByInverseViewMatrix( normal, viewMatrix );
  ray = normalize( mix( ray, normalize( inRoom( ray ) ), 0.5 ) );
  return 0.8 * PI * envMapIntensity * textureLod( envMap, envMapRotation * ray, ENVMAP_MAX_LOD ).rgb;
}
vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
  vec3 ray = normalize( mix( reflect( - viewDir, normal ), normal, pow4( roughness ) ) );
  ray = inRoom( transformDirectionByInverseViewMatrix( ray, viewMatrix ) );
  return envMapIntensity * textureLod( envMap, envMapRotation * ray, roughnessToMip( roughness ) ).rgb;
}
#endif
`

/**
 * Grains of metallic or pearl paint below its lacquer, and of rough plastic, rubber and leather.
 * They fade where the camera is too far to resolve them.
 */
const grains = /* glsl */ `
uniform vec2 grain;
vec3 turned( vec3 cell ) {
  vec3 mixed = fract( cell * vec3( 0.1031, 0.1030, 0.0973 ) );
  mixed += dot( mixed, mixed.yxz + 33.33 );
  return fract( ( mixed.xxy + mixed.yxx ) * mixed.zyx ) - 0.5;
}
`
const scattered = /* glsl */ `
{
  float cells = grain.x * length( fwidth( vSpot ) );
  normal = normalize( normal + grain.y / ( 1.0 + cells * cells ) * turned( floor( vSpot * grain.x ) ) );
}
`

/**
 * Ambient occlusion. Pale surfaces keep some light, because their neighbours reflect it;
 * reflections fade later.
 */
const cover = /* glsl */ `
{
  float open = pow( vOpen, 1.4 );
  vec3 pale = material.diffuseColor;
  vec3 lit = max( vec3( open ), ( ( ( 2.0404 * pale - 0.3324 ) * open + 0.6417 - 4.7951 * pale ) * open + 2.7552 * pale + 0.6903 ) * open );
  reflectedLight.indirectDiffuse *= mix( vec3( open ), lit, 0.5 );
  reflectedLight.indirectSpecular = min( reflectedLight.indirectSpecular * mix( open, 1.0, 0.15 ), vec3( 2.5 ) );
  #ifdef USE_CLEARCOAT
    clearcoatSpecularIndirect *= mix( open, 1.0, 0.3 );
  #endif
}
`

/** Same curve as in studio/finish/colour.ts: Khronos PBR Neutral with less toe. */
const film = /* glsl */ `
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 CustomToneMapping( vec3 light ) {
  light *= toneMappingExposure;
  float least = min( light.r, min( light.g, light.b ) );
  light -= 0.3 * ( least < 0.08 ? least - 6.25 * least * least : 0.04 );
  float peak = max( light.r, max( light.g, light.b ) );
  if ( peak < 0.76 ) return light;
  float pressed = 1.0 - 0.0576 / ( peak - 0.52 );
  return mix( light * pressed / peak, vec3( pressed ), 1.0 - 1.0 / ( 0.15 * ( peak - pressed ) + 1.0 ) );
}
`
