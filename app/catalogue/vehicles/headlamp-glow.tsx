import { useState } from 'react'
import type { Headlamp } from './headlamp.ts'
import { isDark } from './is-dark.ts'

/** The light of a headlamp above its picture, if it is dark at the dealer's place. */
export function HeadlampGlow({ points, isHalogen, place }: Headlamp) {
  const [isOn] = useState(() => isDark(new Date(), place))
  if (!isOn) return null
  const middle = [0, 1].map(
    (k) => points.reduce((sum, at) => sum + (at[k] ?? 0), 0) / points.length,
  )
  return (
    <div aria-hidden="true" className={`headlamp ${isHalogen ? 'headlamp-halogen' : ''}`}>
      <div>
        <i className="headlamp-bloom" style={styleAt(middle)} />
        {points.map((at) => (
          <i key={at.join()} style={styleAt(at)} />
        ))}
      </div>
    </div>
  )
}

const styleAt = ([left, top]: readonly number[]) => ({ left: `${left}%`, top: `${top}%` })
