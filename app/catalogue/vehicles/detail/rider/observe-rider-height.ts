import { groundReachOf, type SeatHeight } from '#app/catalogue/vehicles/rider-seat-height.ts'
import { readRiderHeight, storeRiderHeight } from '#app/catalogue/vehicles/stored-rider-height.ts'
import { type RiderPlace, seatedFigure, standingFigure } from './rider-figure.ts'
import * as words from './rider-words.ts'

const observed = new WeakSet<Element>()

/**
 * Lets the height control of a rider section change its drawing and texts, and restores the height
 * of this visit. A second call for the same element does nothing.
 */
export function observeRiderHeight(around: HTMLElement): void {
  const input = around.querySelector('input')
  if (!input || observed.has(around)) return
  observed.add(around)
  const change = () => {
    show(around, input)
    storeRiderHeight(input.valueAsNumber)
  }
  input.addEventListener('input', change)
  // A choice made before this code was loaded counts as well.
  if (input.value !== input.defaultValue) return change()
  input.value = String(readRiderHeight() ?? input.defaultValue)
  show(around, input)
}

type Described = { model: string; seat: SeatHeight; beside: number; place: RiderPlace }

function show(around: HTMLElement, input: HTMLInputElement): void {
  const { model, seat, beside, place }: Described = JSON.parse(around.dataset['rider'] ?? '{}')
  const cm = input.valueAsNumber
  const range = groundReachOf(cm, seat)
  const figures = [standingFigure(cm, beside), seatedFigure(cm, place)]
  for (const [i, group] of around.querySelectorAll('[data-rider-figure]').entries())
    for (const [k, path] of group.querySelectorAll('path').entries()) {
      const stroke = figures[i]?.[k]
      path.setAttribute('d', stroke?.d ?? '')
      path.setAttribute('stroke-width', String(stroke?.width ?? 0))
    }
  const height = words.centimetres(cm)
  input.setAttribute('aria-valuetext', `${height}, ${words.reachInShort(range)}`)
  around.querySelector('svg')?.setAttribute('aria-label', words.drawing(model, cm, range))
  write(around, '[data-rider-value]', height)
  write(around, '[data-rider-reach]', words.reach(range))
}

function write(around: HTMLElement, selector: string, text: string): void {
  const element = around.querySelector(selector)
  if (element) element.textContent = text
}
