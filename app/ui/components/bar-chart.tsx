type Props = {
  values: readonly number[]
  /** The value that fills the height; rows beside each other share it. */
  highest: number
  height: number
  /** The bar in the signal colour. */
  marked: number
  /** What the bars say, in words. */
  label: string
  titleOf: (index: number) => string
}

const barStep = 10
const gap = 2

/** Bars side by side over the whole width: two inks and the signal. */
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

/** A single enquiry must be seen beside a day of a hundred. */
function barHeight(value: number, highest: number, height: number): number {
  return Math.max(3, (value / highest) * height)
}
