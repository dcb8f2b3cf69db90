type Props = {
  values: readonly number[]
  /** Value of a full bar. Charts that are compared share it. */
  highest: number
  height: number
  /** Index of the bar in the signal colour. */
  marked: number
  /** Alternative text of the chart. */
  label: string
  titleOf: (index: number) => string
}

const barStep = 10
const gap = 2

/** Bar chart over the whole width, in two inks and the signal colour. */
export function BarChart({ values, highest, height, marked, label, titleOf }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * barStep} ${height}`}
      preserveAspectRatio="none"
      height={height}
      className="block w-full"
    >
      <rect y={height - 1} width={values.length * barStep} height={1} className="fill-hairline" />
      {values.map(
        (value, index) =>
          value > 0 && (
            <rect
              key={index}
              x={index * barStep + gap / 2}
              y={height - barHeight(value, highest, height)}
              width={barStep - gap}
              height={barHeight(value, highest, height)}
              className={index === marked ? 'fill-signal' : 'fill-quiet'}
            >
              <title>{titleOf(index)}</title>
            </rect>
          ),
      )}
    </svg>
  )
}

/** Returns a height that keeps a single enquiry visible beside a day with a hundred. */
function barHeight(value: number, highest: number, height: number): number {
  return Math.max(3, (value / highest) * height)
}
