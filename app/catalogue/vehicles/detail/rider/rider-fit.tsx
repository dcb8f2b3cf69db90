import { useEffect, useRef } from 'react'
import {
  chosenHeightRange,
  groundReachOf,
  type SeatHeight,
} from '#app/catalogue/vehicles/rider-seat-height.ts'
import { observeRiderHeight } from './observe-rider-height.ts'
import { type FigureStroke, seatedFigure, standingFigure } from './rider-figure.ts'
import type { RiderDrawing } from './rider-outline.server.ts'
import * as words from './rider-words.ts'

type Rider = { seat: SeatHeight; drawing: RiderDrawing; estimate: string }

/** From the rear end of the vehicle to a person beside it, in millimetres. */
const besideMm = 330
const tallestMm = chosenHeightRange.most * 10

/**
 * A person of a chosen height beside the vehicle and on its seat, with the reach to the ground in
 * words. The script of the control finds its elements by their `data-rider-…`.
 */
export function RiderFit({ model, rider }: { model: { name: string }; rider: Rider }) {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (around.current) observeRiderHeight(around.current)
  }, [])
  const { seat, drawing, estimate } = rider
  const { least, most, first } = chosenHeightRange
  const range = groundReachOf(first, seat)
  const beside = drawing.rear - besideMm
  const [left, right] = [beside - 170, drawing.front + 40]
  return (
    <div
      ref={around}
      id="rider"
      data-rider={JSON.stringify({
        ...{ model: model.name, seat, beside },
        place: { seat: drawing.seat, grip: drawing.grip },
      })}
      className="mt-6 grid gap-6 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:items-end md:gap-12"
    >
      <svg
        viewBox={`${left} ${-tallestMm - 20} ${right - left} ${tallestMm + 50}`}
        role="img"
        aria-label={words.drawing(model.name, first, range)}
        className="h-auto w-full max-w-xl"
      >
        <path d={drawing.d} fillRule="evenodd" className="fill-current text-quiet opacity-45" />
        <path
          d={`M${drawing.seat[0] - 190} ${-drawing.seat[1]}h340`}
          strokeWidth="36"
          strokeLinecap="round"
          className="stroke-signal"
        />
        <path d={`M${left} 10H${right}`} className="stroke-current text-quiet" strokeWidth="10" />
        <Figure strokes={standingFigure(first, beside)} />
        <Figure strokes={seatedFigure(first, drawing)} />
      </svg>
      <div>
        <label className="block noscript:hidden">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{words.yourHeight}</span>
            <span data-rider-value className="figure text-lg">
              {words.centimetres(first)}
            </span>
          </span>
          <input
            type="range"
            min={least}
            max={most}
            step={1}
            defaultValue={first}
            aria-valuetext={`${words.centimetres(first)}, ${words.reachInShort(range)}`}
            autoComplete="off"
            className="h-11 w-full cursor-pointer accent-(--signal-text)"
          />
        </label>
        <p className="hidden font-semibold noscript:block">{words.centimetres(first)}</p>
        <p data-rider-reach className="mt-1 min-h-[3lh] font-semibold md:min-h-[2lh] md:text-lg">
          {words.reach(range)}
        </p>
        <p className="mt-2 max-w-[60ch] text-quiet text-sm">{estimate}</p>
        <HeightTable seat={seat} />
      </div>
    </div>
  )
}

function Figure({ strokes }: { strokes: readonly FigureStroke[] }) {
  return (
    <g
      data-rider-figure
      className="fill-none stroke-current text-ink"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {strokes.map(({ d, width }, index) => (
        <path key={index} d={d} strokeWidth={width} />
      ))}
    </g>
  )
}

const tableHeights = [150, 155, 160, 165, 170, 175]

function HeightTable({ seat }: { seat: SeatHeight }) {
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
        {words.allHeights}
      </summary>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-hairline border-b text-left text-quiet">
            <th scope="col" className="py-2 pr-4 font-normal">
              {words.height}
            </th>
            <th scope="col" className="py-2 font-normal">
              {words.onTheGround}
            </th>
          </tr>
        </thead>
        <tbody>
          {tableHeights.map((cm) => (
            <tr key={cm} className="border-hairline border-b">
              <th scope="row" className="whitespace-nowrap py-2 pr-4 text-left font-semibold">
                {words.centimetres(cm)}
              </th>
              <td className="py-2">{words.reachInShort(groundReachOf(cm, seat))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
