import { expect, test } from 'vitest'
import { MOTO } from '../machines/families/moto/spec.ts'
import { MACHINES, type Machine } from '../machines/machines.ts'
import { type CatalogueVehicle, listVehicles } from './catalogue.ts'
import { FIELDS, UNSEEN } from './specification-words.ts'
import { shownBy } from './truth.ts'

/** Returns one sentence for each difference between a machine's picture and its specification. */
function contradictions(vehicle: CatalogueVehicle, machine: Machine): string[] {
  const shown = shownBy(machine)
  return lines(vehicle).flatMap(({ label, value }) => {
    const fields = FIELDS.filter((field) => field.label === label)
    if (!fields.length && !UNSEEN.includes(label))
      return [`${vehicle.name}: nobody has said how a picture shows ${label} (${value})`]
    return fields.flatMap(({ shows, read }) => {
      const allowed = read(value)
      if (!allowed.length) return [`${vehicle.name}: cannot read ${label} “${value}”`]
      const drawn = shown[shows] ?? 'nothing'
      if (allowed.includes(drawn)) return []
      return [`${vehicle.name}: ${label} is “${value}”, the picture’s ${shows} is ${drawn}`]
    })
  })
}

/** Returns the rows of the variant in the pictures. */
const lines = ({ specifications, picturesShow }: CatalogueVehicle) =>
  Object.values(specifications)
    .flat()
    .filter(({ variant }) => !variant || !picturesShow || variant === picturesShow)

/**
 * Letters on a machine must be words of its name. Numbers must be in its name or match its
 * displacement to two per cent.
 */
function figuresFit({ name, engineCc }: CatalogueVehicle, figures: string): boolean {
  if (figures.split(' ').every((word) => name.split(' ').includes(word))) return true
  const named = [...name.matchAll(/\d+/g)].some(([number]) => number === figures)
  return named || (engineCc != null && Math.abs(Number(figures) / engineCc - 1) < 0.02)
}

const vehicles = listVehicles()
const find = (slug: string) => {
  const vehicle = vehicles.find((it) => it.slug === slug)
  if (!vehicle) throw new Error(`No vehicle ${slug}.`)
  return vehicle
}

test.each(Object.entries(MACHINES))('draws %s as its specification says', (slug, machine) => {
  expect(contradictions(find(slug), machine)).toEqual([])
})

test.each(Object.entries(MACHINES))(
  'draws on %s only numbers that belong to this model',
  (slug, machine) => {
    const { figures } = 'moto' in machine ? machine.moto : machine.scooter
    if (figures) expect(figures).toSatisfy((text: string) => figuresFit(find(slug), text))
    if ('moto' in machine) expect(machine.moto.plate).toBe(find(slug).name)
    if ('moto' in machine && machine.moto.fairing)
      expect(find(slug).name).toContain({ ...MOTO, ...machine.moto }.nose.name.text)
  },
)

test('reports a contradiction with machine, field and both values', () => {
  const machine: Machine = { moto: { ...moto('hornet-2-0'), frame: 'beam' } }
  expect(contradictions(find('hornet-2-0'), machine)).toEqual([
    'HORNET 2.0: Frame is “Diamond”, the picture’s frame is beam',
  ])
  expect(figuresFit(find('hornet-2-0'), '200')).toBe(false)
})

test('reports a specification text that cannot be parsed, and an unknown row', () => {
  const hornet = find('hornet-2-0')
  const frame = [
    { label: 'Frame', value: 'Bamboo', approximate: false },
    { label: 'Wings', value: '2', approximate: false },
  ]
  const odd = { ...hornet, specifications: { ...hornet.specifications, frame } }
  expect(contradictions(odd, MACHINES['hornet-2-0'])).toEqual([
    'HORNET 2.0: cannot read Frame “Bamboo”',
    'HORNET 2.0: nobody has said how a picture shows Wings (2)',
  ])
})

function moto(slug: string) {
  const machine = MACHINES[slug]
  if (!('moto' in machine)) throw new Error(`${slug} is no motorcycle.`)
  return machine.moto
}
