import { periodPresets } from '#app/shop/ordering/figures/periods.ts'
import { useOffice } from '../frame/office-context.ts'
import { figureIds, figurePath, type FigureId } from './figure-ids.ts'
import type { FiguresQuery } from './figures-query.schema.ts'
import { figuresSearch } from './figures-search.ts'

type LinksProps = { figure: FigureId; query: FiguresQuery }

/** Renders links to all figures, for the same period and filters. */
export function FigureLinks({ figure, query }: LinksProps) {
  const { t } = useOffice()
  const { step, by: _by, hasOwnStep, ...rest } = query
  const search = figuresSearch({ ...rest, ...(hasOwnStep && { step }) })
  return (
    <nav aria-label={t('office.figures.figures')}>
      <ul className="views">
        {figureIds.map((id) => (
          <li key={id}>
            <a href={figurePath(id) + search} aria-current={id === figure ? 'page' : undefined}>
              {t(`office.figures.title.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Renders links to the usual periods. A step that was chosen may not fit another period, so it is dropped. */
export function PresetLinks({ figure, query }: LinksProps) {
  const { t } = useOffice()
  const { market, currency, language, by } = query
  return (
    <nav aria-label={t('office.figures.periods')}>
      <ul className="views">
        {periodPresets.map((preset) => (
          <li key={preset}>
            <a
              href={figurePath(figure) + figuresSearch({ preset, market, currency, language, by })}
              aria-current={preset === query.preset ? 'true' : undefined}
            >
              {t(`office.figures.preset.${preset}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
