import type { ReactNode } from 'react'
import { kmForTenRupees } from './describe-everyday-comparison.ts'
import type { EverydayComparison } from './everyday-comparisons.ts'

/**
 * The drawing of a comparison. It is hidden from screen readers, because the caption says the same.
 */
export function EverydayComparisonDrawing({ scale }: { scale: EverydayComparison }) {
  switch (scale.of) {
    case 'power':
      return <Dots count={scale.horses} perRow={scale.horses > 60 ? 24 : 12} />
    case 'torque':
      return <Spanner kg={scale.kgAtOneMetre} />
    case 'weight':
      return <People count={scale.people} />
    case 'boot':
      return <Bottles count={Math.round(scale.boot.value)} />
    case 'range':
      return <Blocks count={scale.days} />
    case 'charging':
      return <NightHours hours={scale.charging.value} />
    case 'running':
      return <Dots count={kmForTenRupees(scale)} perRow={20} />
    case 'speed':
      return <SpeedRuler kmh={scale.speed.value} />
  }
}

function Drawing({ box, children }: { box: string; children: ReactNode }) {
  return (
    <svg viewBox={box} aria-hidden className="h-full max-w-full fill-current text-ink">
      {children}
    </svg>
  )
}

function Dots({ count, perRow }: { count: number; perRow: number }) {
  const rows = Math.ceil(count / perRow)
  return (
    <Drawing box={`0 0 ${perRow * 10} ${Math.max(rows, 4) * 10}`}>
      {Array.from({ length: count }, (_, index) => (
        <circle
          key={index}
          cx={(index % perRow) * 10 + 5}
          cy={(Math.max(rows, 4) - 1 - Math.floor(index / perRow)) * 10 + 5}
          r={3.5}
        />
      ))}
    </Drawing>
  )
}

/** A standing person, 165 units high. The feet are at y = 165. */
function Person({ at = 0 }: { at?: number }) {
  return (
    <g transform={`translate(${at})`}>
      <circle cx="24" cy="12" r="11" />
      <path d="M12 27h24a7 7 0 0 1 7 7v48a4 4 0 0 1-8 0V46h-1v115a5 5 0 0 1-9 0V94h-2v67a5 5 0 0 1-9 0V46h-1v36a4 4 0 0 1-8 0V34a7 7 0 0 1 7-7z" />
    </g>
  )
}

const personWidth = 48
const personHeight = 166

/** Draws `count` people. The last one is filled up to the fraction, from the left. */
function People({ count }: { count: number }) {
  const whole = Math.ceil(count)
  const width = whole * personWidth
  return (
    <Drawing box={`0 0 ${width} ${personHeight}`}>
      <clipPath id="people">
        <rect width={count * personWidth} height={personHeight} />
      </clipPath>
      {Array.from({ length: whole }, (_, index) => (
        <g key={index}>
          <g className="opacity-20">
            <Person at={index * personWidth} />
          </g>
          <g clipPath="url(#people)">
            <Person at={index * personWidth} />
          </g>
        </g>
      ))}
    </Drawing>
  )
}

/** A spanner of one metre. The weight at its end has the size of the same mass of water. */
function Spanner({ kg }: { kg: number }) {
  const side = Math.cbrt(kg) * 10
  return (
    <Drawing box="0 0 150 100">
      <circle cx="16" cy="30" r="12" className="fill-none stroke-current" strokeWidth="6" />
      <rect x="27" y="27" width="100" height="6" rx="3" />
      <path d="M124 33v18" className="stroke-current" strokeWidth="1.5" />
      <rect x={124 - side / 2} y="51" width={side} height={side} className="fill-signal" />
    </Drawing>
  )
}

function Bottles({ count }: { count: number }) {
  const perRow = 13
  const rows = Math.ceil(count / perRow)
  return (
    <Drawing box={`0 0 ${perRow * 14} ${rows * 36}`}>
      {Array.from({ length: count }, (_, index) => (
        <path
          key={index}
          transform={`translate(${(index % perRow) * 14} ${(rows - 1 - Math.floor(index / perRow)) * 36})`}
          d="M4 2h4v6l2 4v19a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V12l2-4z"
        />
      ))}
    </Drawing>
  )
}

function Blocks({ count }: { count: number }) {
  const shown = Math.min(count, 14)
  return (
    <Drawing box={`0 0 ${Math.max(shown, 5) * 26} 40`}>
      {Array.from({ length: shown }, (_, index) => (
        <rect
          key={index}
          x={index * 26}
          y="6"
          width="22"
          height="28"
          rx="3"
          className="fill-electric"
        />
      ))}
    </Drawing>
  )
}

/** A night from 10 PM to 8 AM, or longer if charging takes longer. */
function NightHours({ hours }: { hours: number }) {
  return <Ruler length={Math.max(10, Math.ceil(hours))} filled={hours} />
}

/** A ruler to 120 km/h, or to the vehicle's own top speed, in steps of ten. */
function SpeedRuler({ kmh }: { kmh: number }) {
  return <Ruler length={Math.max(12, Math.ceil(kmh / 10))} filled={kmh / 10} />
}

function Ruler({ length, filled }: { length: number; filled: number }) {
  return (
    <Drawing box={`0 0 ${length * 20} 40`}>
      <rect y="6" width={length * 20} height="28" rx="3" className="fill-hairline" />
      <rect y="6" width={filled * 20} height="28" rx="3" className="fill-electric" />
      {Array.from({ length: length - 1 }, (_, index) => (
        <path
          key={index}
          d={`M${(index + 1) * 20} 6v28`}
          className="stroke-ground"
          strokeWidth="1.5"
        />
      ))}
    </Drawing>
  )
}
