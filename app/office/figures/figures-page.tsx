import { formatMoment, formatTimeZone } from '#app/i18n/format/format-moment.ts'
import { homeTimeZone } from '#app/i18n/format/time-zones.ts'
import { retentionDays } from '#app/shop/operations/retention/retention.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { IgnoredFilters } from '../frame/office-table.tsx'
import { BarChart } from './bar-chart.tsx'
import { figureCsvPath, figuresOfOrders } from './figure-ids.ts'
import { FigureTableView, isAllZero } from './figure-table-view.tsx'
import { FiguresFilters, labelOfParameter } from './figures-filters.tsx'
import { FigureLinks, PresetLinks } from './figures-links.tsx'
import { figuresSearch } from './figures-search.ts'
import { formatCell } from './format-cell.ts'
import type { FigureData } from './find-figure.server.ts'

/** Renders one of the figures: a chart, and all its numbers as a table. */
export function FiguresPage(data: FigureData) {
  const { t } = useOffice()
  const { figure, query, currency, table, totals } = data
  const csv = figureCsvPath(figure) + figuresSearch({ ...query, preset: undefined, currency })
  return (
    <OfficePage
      title={t(`office.figures.title.${figure}`)}
      current="figures"
      tools={<a href={csv}>{t('office.figures.csv')}</a>}
    >
      <FigureLinks figure={figure} query={query} />
      <PresetLinks figure={figure} query={query} />
      <FiguresFilters {...data} />
      <Notes {...data} />
      {totals && (
        <FigureTableView table={totals} step={query.step} caption={t('office.figures.totals')} />
      )}
      <Chart {...data} />
      <FigureTableView
        table={isAllZero(table) ? { ...table, rows: [] } : table}
        step={query.step}
        caption={useCaption(data)}
      />
      <p className="hint">
        {t(`office.figures.about.${figure}`, { count: retentionDays.missedSearch })}
      </p>
    </OfficePage>
  )
}

function useCaption({ table, query, currency, figure }: FigureData) {
  const { t } = useOffice()
  const isOverTime = figure === 'turnover' || figure === 'returns' || table.columns.includes('days')
  const what = isOverTime
    ? t(`office.figures.step.${query.step}`)
    : t(`office.figures.rows.${figure}`)
  return currency ? t('office.figures.inCurrency', { what, currency }) : what
}

/** Says what was changed of the parameters, on which clock the days are, and how fresh the sums are. */
function Notes({ notes, ignored, figure, counting }: FigureData) {
  const { t, language, now } = useOffice()
  const isOfOrders = figuresOfOrders.some((one) => one === figure)
  const clock = isOfOrders
    ? t('office.figures.homeDays', { zone: formatTimeZone(now, language, homeTimeZone()) })
    : t('office.figures.utcDays')
  const countedAt = counting?.at ?? null
  const time = countedAt !== null && formatMoment(countedAt, language, homeTimeZone(), 'short')
  return (
    <>
      <IgnoredFilters labels={ignored.map((name) => labelOfParameter(name, t))} />
      {notes.map((note) => (
        <p key={note} className="note">
          {t(`office.figures.note.${note}`)}
        </p>
      ))}
      {counting && counting.missing > 0 && (
        <p className="note">{t('office.figures.missing', { count: counting.missing })}</p>
      )}
      <p className="hint">
        {clock} {time !== false && t('office.figures.countedAt', { time })}
      </p>
    </>
  )
}

function Chart({ charted, table, query }: FigureData) {
  const office = useOffice()
  const { t } = office
  if (!charted || table.rows.length < 2) return null
  const context = { ...office, step: query.step }
  const bars = table.rows.map((row) => ({
    label: formatCell('days', row, context),
    value: Number(row.cells[charted] ?? 0),
  }))
  if (bars.every(({ value }) => value === 0)) return null
  const highest = bars.reduce((most, bar, n) => (bar.value > bars[most]!.value ? n : most), 0)
  return (
    <BarChart
      title={t('office.figures.chart', {
        what: t(`office.figures.column.${charted}`),
        most: formatCell(charted, table.rows[highest]!, context),
        when: bars[highest]!.label,
      })}
      bars={bars}
    />
  )
}
