import {
  HalfFloatType,
  LinearFilter,
  Mesh,
  type Object3D,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

/** Size of the shaded floor, and the height up to which objects cast a shadow, in metres. */
const floorSize = { length: 3.2, width: 2.4 }
const shadowReach = 0.55
const nearShadowHeight = 0.12
const floorDepth = 0.02

/**
 * The shadow of the machine on the floor, as a plane below it. It renders heights from below: low
 * parts leave a crisp dark patch, higher ones a wide soft one.
 */
export class ContactShadow {
  readonly sheet: Mesh<PlaneGeometry, ShaderMaterial>
  readonly #renderer: WebGLRenderer
  readonly #targets: readonly [WebGLRenderTarget, WebGLRenderTarget]
  readonly #heights = heightMaterial()
  readonly #blur = blurMaterial()

  constructor(renderer: WebGLRenderer) {
    this.#renderer = renderer
    const target = () =>
      new WebGLRenderTarget(384, 288, {
        type: HalfFloatType,
        minFilter: LinearFilter,
        magFilter: LinearFilter,
      })
    this.#targets = [target(), target()]
    this.sheet = new Mesh(
      new PlaneGeometry(floorSize.length, floorSize.width),
      shadowMaterial(this.#targets[0]),
    )
    this.sheet.position.z = 0.001
    this.sheet.renderOrder = -1
  }

  /** Renders the shadow. `machine` must not be rotated within its parent. */
  cast(machine: Object3D): void {
    const renderer = this.#renderer
    const [first, second] = this.#targets
    const below = new OrthographicCamera(
      -floorSize.length / 2,
      floorSize.length / 2,
      floorSize.width / 2,
      -floorSize.width / 2,
      0,
      shadowReach + floorDepth,
    )
    below.position.z = -floorDepth
    below.up.set(0, 1, 0)
    below.lookAt(0, 0, 1)
    const scene = new Scene()
    scene.overrideMaterial = this.#heights
    const { parent } = machine
    scene.add(machine)
    renderer.setRenderTarget(first)
    renderer.clear()
    renderer.render(scene, below)
    parent?.add(machine)
    this.#soften(first, second, new Vector2(1, 0))
    this.#soften(second, first, new Vector2(0, 1))
    renderer.setRenderTarget(null)
  }

  dispose(): void {
    for (const target of this.#targets) target.dispose()
    this.#heights.dispose()
    this.#blur.dispose()
    this.sheet.geometry.dispose()
    this.sheet.material.dispose()
  }

  #soften(from: WebGLRenderTarget, to: WebGLRenderTarget, along: Vector2): void {
    const { uniforms } = this.#blur
    uniforms['map'] = { value: from.texture }
    uniforms['along'] = { value: along }
    const scene = new Scene()
    const whole = new Mesh(new PlaneGeometry(2, 2), this.#blur)
    scene.add(whole)
    this.#renderer.setRenderTarget(to)
    this.#renderer.render(scene, new OrthographicCamera(-1, 1, 1, -1, -1, 1))
    whole.geometry.dispose()
  }
}

const heightMaterial = () =>
  new ShaderMaterial({
    side: 2,
    vertexShader: /* glsl */ `
      varying float vUp;
      void main() {
        vUp = position.z;
        gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
      }`,
    fragmentShader: /* glsl */ `
      varying float vUp;
      void main() {
        gl_FragColor = vec4( max( 1.0 - vUp / ${nearShadowHeight.toFixed(2)}, 0.0 ), max( 1.0 - vUp / ${shadowReach.toFixed(2)}, 0.0 ), 0.0, 1.0 );
      }`,
  })

const blurSpread = { value: new Vector2(0.035, 0.19) }
const blurMaterial = () =>
  new ShaderMaterial({
    depthTest: false,
    uniforms: { map: { value: null }, along: { value: null }, spread: blurSpread },
    vertexShader: flatVertexShader,
    fragmentShader: /* glsl */ `
      uniform sampler2D map;
      uniform vec2 along;
      uniform vec2 spread;
      varying vec2 vAt;
      void main() {
        vec2 metre = along / vec2( ${floorSize.length.toFixed(1)}, ${floorSize.width.toFixed(1)} );
        vec2 sum = vec2( 0.0 );
        float whole = 0.0;
        for ( int i = -50; i <= 50; i ++ ) {
          float away = float( i ) / 20.0;
          float share = exp( -0.5 * away * away );
          sum.x += share * texture2D( map, vAt + metre * away * spread.x ).r;
          sum.y += share * texture2D( map, vAt + metre * away * spread.y ).g;
          whole += share;
        }
        gl_FragColor = vec4( sum / whole, 0.0, 1.0 );
      }`,
  })

const flatVertexShader = /* glsl */ `
varying vec2 vAt;
void main() {
  vAt = uv;
  gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`

const depth = { value: new Vector2(0.3, 0.9) }
function shadowMaterial({ texture }: WebGLRenderTarget): ShaderMaterial {
  return new ShaderMaterial({
    transparent: true,
    depthWrite: false,
    uniforms: { map: { value: texture }, depth },
    vertexShader: flatVertexShader,
    fragmentShader: /* glsl */ `
      uniform sampler2D map;
      uniform vec2 depth;
      varying vec2 vAt;
      void main() {
        vec2 cover = texture2D( map, vec2( 1.0 - vAt.x, vAt.y ) ).rg;
        vec2 inside = smoothstep( 0.0, 0.1, min( vAt, 1.0 - vAt ) );
        float dark = min( dot( cover, depth ), 0.95 ) * inside.x * inside.y;
        float noise = fract( 52.98 * fract( dot( gl_FragCoord.xy, vec2( 0.0671, 0.0058 ) ) ) ) - 0.5;
        gl_FragColor = vec4( 0.0, 0.0, 0.0, dark + noise / 255.0 );
      }`,
  })
}
