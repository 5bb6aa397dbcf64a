type BarChartProps = {
  /** It says what the chart shows and names its highest bar, since it is read in place of it. */
  title: string
  /** The numbers themselves stand in a table beside the chart. */
  bars: { label: string; value: number }[]
}

const barWidth = 10
const height = 100

/**
 * Renders bars from a line at zero, in the colour of the text around them. The picture is stretched to the width of the
 * page, so its words are outside of it.
 */
export function BarChart({ title, bars }: BarChartProps) {
  const width = bars.length * barWidth
  const values = bars.map(({ value }) => value)
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)]
  const scale = most === least ? 0 : height / (most - least)
  const zero = round(most * scale) || (most === least ? height : 0)
  // One path for all of them costs a tenth of an element for each.
  const path = values
    .map((value, n) => `M${n * barWidth + 1} ${zero}v${round(-value * scale)}h8V${zero}z`)
    .join('')
  return (
    <figure className="chart">
      <svg
        role="img"
        aria-labelledby="chart-title"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        <title id="chart-title">{title}</title>
        <path d={path} fill="currentColor" />
        <path
          d={`M0 ${zero}H${width}`}
          stroke="currentColor"
          fill="none"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption>
        <p className="chart__ends" aria-hidden="true">
          <span>{bars[0]?.label}</span>
          <span>{bars.at(-1)?.label}</span>
        </p>
        <p className="hint">{title}</p>
      </figcaption>
    </figure>
  )
}

const round = (number: number) => Math.round(number * 100) / 100
