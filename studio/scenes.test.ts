import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MATERIALS } from '../machines/looks.ts'
import { ACCESSORIES } from './accessories.ts'
import { listVehicles } from './catalogue.ts'
import { FURNITURE } from './furniture/furniture.ts'
import { SCENES } from './scenes.ts'

const builds = [
  ...Object.entries(FURNITURE),
  ...Object.entries(ACCESSORIES).map(([name, { build }]) => [name, build] as const),
]

test.each(builds)('builds %s complete, small and of known materials', (_, build) => {
  const { parts } = build()
  expect(parts.filter(({ material }) => !MATERIALS[material])).toEqual([])
  expect(parts.flatMap(({ mesh }) => mesh.points).every(Number.isFinite)).toBe(true)
  const triangles = parts.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0)
  expect(triangles).toBeLessThan(250_000)
})

test.each(['slides', 'gallery', 'offers'])('has a scene for every picture of %s.json', (file) => {
  const text = readFileSync(new URL(`../catalogue/${file}.json`, import.meta.url), 'utf8')
  const named = [...text.matchAll(/"site\/([^"]+)"/g)].map(([, name]) => name)
  expect(named.filter((name) => !SCENES[name])).toEqual([])
})

test('uses only machines and colours of the catalogue, and known room materials', () => {
  const vehicles = listVehicles()
  const wrong = Object.entries(SCENES).flatMap(([name, { machines, room }]) => [
    ...machines
      .filter(({ machine, colour }) => {
        const vehicle = vehicles.find(({ slug }) => slug === machine)
        return !vehicle || (colour && !vehicle.colours.some(({ slug }) => slug === colour))
      })
      .map(({ machine, colour }) => `${name}: ${machine} ${colour}`),
    ...room.solids
      .filter(({ material }) => !MATERIALS[material])
      .map((s) => `${name}: ${s.material}`),
  ])
  expect(wrong).toEqual([])
})
