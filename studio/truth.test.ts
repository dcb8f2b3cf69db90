import { expect, test } from 'vitest'
import { MOTO } from '../machines/families/moto/spec.ts'
import { MACHINES, type Machine } from '../machines/machines.ts'
import { type CatalogueVehicle, listVehicles } from './catalogue.ts'
import { FIELDS, UNSEEN } from './specification-words.ts'
import { shownBy } from './truth.ts'

/** One sentence for each field in which a machine's picture and its specification part. */
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

/** The rows of the variant that the pictures show. */
const lines = ({ specifications, picturesShow }: CatalogueVehicle) =>
  Object.values(specifications)
    .flat()
    .filter(({ variant }) => !variant || !picturesShow || variant === picturesShow)

/** Letters on a machine are words of its own name, figures a number of it or its displacement to within two per cent. */
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

test.each(Object.entries(MACHINES))('%s is drawn as its specification says', (slug, machine) => {
  expect(contradictions(find(slug), machine)).toEqual([])
})

test.each(Object.entries(MACHINES))(
  '%s carries no figures that are not its own',
  (slug, machine) => {
    const { figures } = 'moto' in machine ? machine.moto : machine.scooter
    if (figures) expect(figures).toSatisfy((text: string) => figuresFit(find(slug), text))
    if ('moto' in machine) expect(machine.moto.plate).toBe(find(slug).name)
    if ('moto' in machine && machine.moto.fairing)
      expect(find(slug).name).toContain({ ...MOTO, ...machine.moto }.nose.name.text)
  },
)

test('a contradiction names machine, field and both sides', () => {
  const machine: Machine = { moto: { ...moto('hornet-2-0'), frame: 'beam' } }
  expect(contradictions(find('hornet-2-0'), machine)).toEqual([
    'HORNET 2.0: Frame is “Diamond”, the picture’s frame is beam',
  ])
  expect(figuresFit(find('hornet-2-0'), '200')).toBe(false)
})

test('a text that cannot be read and a line that nobody knows are told', () => {
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
