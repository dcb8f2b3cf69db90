import {
  BackSide,
  Color,
  DoubleSide,
  Mesh,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'
import type { Look } from '#machines/live/messages.ts'
import { studioCentreHeight } from './studio-shading.ts'

/** Renders the studio's lamps, sky and light floor into an environment map. */
export function createStudioLight(
  renderer: WebGLRenderer,
  { lamps, sky }: Look,
): WebGLRenderTarget {
  const scene = new Scene()
  scene.add(createSky(sky), createFloor(), ...lamps.map(createLamp))
  const generator = new PMREMGenerator(renderer)
  const position = new Vector3(0, 0, studioCentreHeight)
  const light = generator.fromScene(scene, 0, 0.05, 60, { position })
  generator.dispose()
  scene.traverse((it) => {
    if (!(it instanceof Mesh)) return
    it.geometry.dispose()
    it.material.dispose()
  })
  return light
}

const placedVertexShader = /* glsl */ `
varying vec2 vAt;
varying vec3 vPlace;
void main() {
  vAt = uv;
  vPlace = position;
  gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`

/**
 * Stops are sorted by height above the horizon: the first is straight below, the last straight
 * above.
 */
function createSky(stops: Look['sky']): Mesh {
  const heights = stops.map(([height = 0]) => height)
  const colours = stops.map(([, r = 0, g = r, b = r]) => new Vector3(r, g, b))
  const material = new ShaderMaterial({
    side: BackSide,
    defines: { STOPS: stops.length },
    uniforms: { heights: { value: heights }, colours: { value: colours } },
    vertexShader: placedVertexShader,
    fragmentShader: /* glsl */ `
      uniform float heights[ STOPS ];
      uniform vec3 colours[ STOPS ];
      varying vec3 vPlace;
      void main() {
        float up = normalize( vPlace ).z;
        vec3 light = colours[ 0 ];
        for ( int i = 1; i < STOPS; i ++ )
          light = mix( light, colours[ i ], clamp( ( up - heights[ i - 1 ] ) / ( heights[ i ] - heights[ i - 1 ] ), 0.0, 1.0 ) );
        gl_FragColor = vec4( light, 1.0 );
      }`,
  })
  const mesh = new Mesh(new SphereGeometry(30, 32, 24), material)
  mesh.position.z = studioCentreHeight
  return mesh
}

function createLamp({
  at,
  to,
  size: [width, height],
  power,
  edge,
  colour = '#ffffff',
}: Look['lamps'][number]): Mesh {
  const material = new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    uniforms: { light: { value: new Color(colour).multiplyScalar(power) }, edge: { value: edge } },
    vertexShader: placedVertexShader,
    fragmentShader: /* glsl */ `
      uniform vec3 light;
      uniform float edge;
      varying vec2 vAt;
      void main() {
        vec2 soft = 1.0 - smoothstep( vec2( 0.5 - 0.5 * edge ), vec2( 0.5 ), abs( vAt - 0.5 ) );
        gl_FragColor = vec4( light, soft.x * soft.y );
      }`,
  })
  const mesh = new Mesh(new PlaneGeometry(width, height), material)
  mesh.up.set(0, 0, 1)
  mesh.position.fromArray(at)
  mesh.lookAt(new Vector3().fromArray(to))
  return mesh
}

/** The pale floor in the lamps' light, with a shadow around the machine. */
function createFloor(): Mesh {
  const material = new ShaderMaterial({
    side: DoubleSide,
    vertexShader: placedVertexShader,
    fragmentShader: /* glsl */ `
      varying vec3 vPlace;
      void main() {
        float shade = 0.6 * exp( - dot( vPlace.xy, vPlace.xy ) );
        gl_FragColor = vec4( vec3( 1.0 - shade ), 1.0 );
      }`,
  })
  return new Mesh(new PlaneGeometry(5, 5), material)
}
