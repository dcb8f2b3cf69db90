import { describe, expect, it } from 'vitest'
import {
  cameraViewPresets,
  clampCameraView,
  degreesTurned,
  initialCameraView,
  interpolateCameraView,
  placeCamera,
} from './camera-view.ts'

const bar = { forward: 0.4, left: 0.1, up: 1 }
const outline = [-0.99, 0.99].flatMap((forward) =>
  [-0.12, 0.12].flatMap((left) => [0, 0.66].map((up) => [forward, left, up] as const)),
)
const hornet = {
  ...{ turntableDistance: 5.943, bar },
  outline: [...outline, [0.4, -0.39, 1.268], [0.4, 0.39, 1.268]] as const,
}
/** The turntable's first picture. */
const pictured = { ...initialCameraView, fill: 0 }

describe('limits of the camera view', () => {
  it('limits the elevation to 0–60° and the zoom to 0.8–3.2', () => {
    expect(clampCameraView({ ...initialCameraView, elevation: -20, zoom: 9 })).toMatchObject({
      elevation: 0,
      zoom: 3.2,
    })
    expect(clampCameraView({ ...initialCameraView, elevation: 90, zoom: 0.1 })).toMatchObject({
      elevation: 60,
      zoom: 0.8,
    })
  })

  it.each(Object.entries(cameraViewPresets))('leaves the preset %s unchanged', (_, preset) => {
    expect(clampCameraView(preset)).toEqual(preset)
  })
})

describe('degreesTurned', () => {
  it.each([
    [-38, 0],
    [-8, 30],
    [-48, 350],
    [-38 + 720, 0],
    [-38.4, 0],
    [-37.6, 0],
  ])('converts a camera turn of %d° to %d', (turn, degrees) => {
    expect(degreesTurned({ ...initialCameraView, turn })).toBe(degrees)
  })
})

describe('interpolateCameraView', () => {
  it('takes the shorter way round, even after several full turns', () => {
    const often = { ...initialCameraView, turn: 3 * 360 - 90 + 10 }
    expect(interpolateCameraView(often, cameraViewPresets.front, 1).turn).toBe(3 * 360 - 90)
    expect(
      interpolateCameraView(
        { ...initialCameraView, turn: 170 },
        { ...initialCameraView, turn: -170 },
        0.5,
      ).turn,
    ).toBe(180)
  })

  it('starts at the first view and ends at the second', () => {
    expect(interpolateCameraView(initialCameraView, cameraViewPresets.dash, 0)).toEqual(
      initialCameraView,
    )
    expect(interpolateCameraView(initialCameraView, cameraViewPresets.dash, 1)).toMatchObject({
      elevation: 46,
      zoom: 2.3,
    })
  })
})

describe('placeCamera', () => {
  it('fits the whole machine into the frame, and moves closer to zoom', () => {
    const { place, angle } = placeCamera(pictured, hornet, 16 / 9)
    expect(angle).toBeCloseTo(14.08, 1)
    expect(-place[1]).toBeGreaterThan(5.5)
    const near = placeCamera({ ...pictured, zoom: 2 }, hornet, 16 / 9)
    expect(near.place[1]).toBeCloseTo(place[1] / 2)
  })

  it('keeps the camera above the floor', () => {
    const low = placeCamera(
      clampCameraView({ ...initialCameraView, elevation: -50, zoom: 0.8 }),
      hornet,
      1,
    )
    expect(low.place[2]).toBeGreaterThan(0.5)
  })

  it('shows as much of the machine in a tall frame as in a wide frame', () => {
    const across = (aspect: number) =>
      Math.tan((placeCamera(pictured, hornet, aspect).angle * Math.PI) / 360) * aspect
    expect(across(9 / 16)).toBeCloseTo(across(16 / 9))
    expect(across(3)).toBeGreaterThan(across(16 / 9))
  })

  it.each([375 / 275, 375 / 211, 850 / 500])(
    'fills the middle of the frame at every angle, width to height %d',
    (aspect) => {
      for (let turn = -180; turn < 180; turn += 15) {
        const { angle, place, target, shift } = placeCamera(
          { ...initialCameraView, turn },
          hornet,
          aspect,
        )
        const half = Math.tan((angle * Math.PI) / 360)
        const distance = Math.hypot(place[1] - target[1], place[2] - target[2])
        const sine = (place[2] - target[2]) / distance
        const cosine = (target[1] - place[1]) / distance
        const radians = (turn * Math.PI) / 180
        const seen = hornet.outline.map(([forward, left, up]) => {
          const away = forward * Math.sin(radians) + left * Math.cos(radians)
          const across = forward * Math.cos(radians) - left * Math.sin(radians)
          const above = up - target[2]
          const depth = distance + away * cosine - above * sine
          return {
            right: across / depth / half / aspect + 2 * shift.right,
            above: (away * sine + above * cosine) / depth / half + 2 * shift.up,
          }
        })
        const rights = seen.map(({ right }) => right)
        const heights = seen.map(({ above }) => above)
        expect(Math.max(...rights)).toBeCloseTo(-Math.min(...rights), 5)
        expect(Math.max(...heights)).toBeCloseTo(-Math.min(...heights), 5)
        const share = Math.max(Math.max(...rights) / 0.85, Math.max(...heights) / 0.9)
        expect(share).toBeCloseTo(1, 2)
      }
    },
  )

  it.each(['front', 'rear'] as const)(
    'keeps the near wheel of a long machine in the %s view',
    (preset) => {
      const { place, angle, target } = placeCamera(cameraViewPresets[preset], hornet, 16 / 9)
      const tyre = 0.95
      const below = Math.atan2(place[2], -place[1] - tyre)
      const down = Math.atan2(place[2] - target[2], -place[1])
      expect(((below - down) * 180) / Math.PI).toBeLessThan(angle / 2)
    },
  )

  it('points at the handlebar, even if the handlebar is off centre', () => {
    const { target } = placeCamera({ ...cameraViewPresets.dash, turn: 90 }, hornet, 16 / 9)
    expect(target.map((it) => Math.round(it * 100) / 100)).toEqual([-0.1, 0.4, 1])
  })

  it('moves the target of a close view when the machine turns', () => {
    const dash = placeCamera(cameraViewPresets.dash, hornet, 16 / 9)
    const turned = placeCamera(
      { ...cameraViewPresets.dash, turn: cameraViewPresets.dash.turn + 180 },
      hornet,
      16 / 9,
    )
    expect(turned.target[0]).toBeCloseTo(-dash.target[0])
    expect(turned.target[2]).toBe(dash.target[2])
  })
})
