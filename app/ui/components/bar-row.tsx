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

const step = 10
const gap = 2

/** Bars side by side over the whole width: two inks and the signal. */
export function BarRow({ values, highest, height, marked, label, titleOf }: Props) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * step} ${height}`}
      preserveAspectRatio="none"
      height={height}
      className="block w-full"
    >
      <rect y={height - 1} width={values.length * step} height={1} className="fill-hairline" />
      {values.map(
        (value, index) =>
          value > 0 && (
            <rect
              key={index}
              x={index * step + gap / 2}
              y={height - tallness(value, highest, height)}
              width={step - gap}
              height={tallness(value, highest, height)}
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
function tallness(value: number, highest: number, height: number): number {
  return Math.max(3, (value / highest) * height)
}
